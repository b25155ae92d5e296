import { describe, expect, it } from 'vitest'
import { queryHosts } from './query-hosts.ts'

const ask = (hosts: string[], fetch: unknown) =>
  queryHosts({ hosts, address: (host) => host, fetch: fetch as typeof globalThis.fetch })

describe('what a failed search says', () => {
  it('is 424 when there is no provider, or nothing to ask it with', async () => {
    expect(await ask([], async () => Response.json({}))).toEqual({ ok: false, code: 424 })
    expect(await ask(['/a'], undefined)).toEqual({ ok: false, code: 424 })
  })

  it('is the last host’s status, 503 for no network and 501 for what cannot be read', async () => {
    expect(await ask(['/a'], async () => new Response('', { status: 418 }))).toMatchObject({
      code: 418,
    })
    expect(await ask(['/a'], () => Promise.reject(new TypeError()))).toMatchObject({ code: 503 })
    expect(await ask(['/a'], async () => new Response('<html>'))).toMatchObject({ code: 501 })
    expect(await ask(['/a'], async () => Response.json(null))).toMatchObject({ code: 501 })
  })
})
