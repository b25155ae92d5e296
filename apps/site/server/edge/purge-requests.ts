/** How each product is told that pages changed: a request for so many keys, and whether it was heard. */
import type { EdgeProduct } from '@wajiha/contract/settings'
import type { EdgeConfig } from '../config.ts'

type Asked = { path: string; method: string; headers: Record<string, string>; body?: string }

type Protocol = {
  /** Keys of one request. */
  most: number
  ask: (keys: readonly string[], token: string | undefined) => Asked
}

const json = (value: unknown) => ({
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify(value),
})

const bearer = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}

export const protocols: Record<EdgeProduct, Protocol> = {
  /** As `deploy/varnish/default.vcl` takes it (vmod xkey). */
  varnish: {
    most: 200,
    ask: (keys, token) => ({
      path: '/',
      method: 'PURGE',
      headers: { 'xkey-purge': keys.join(' '), ...bearer(token) },
    }),
  },
  /** Up to 256 keys; not soft, as what was taken back must be gone at once. */
  fastly: {
    most: 256,
    ask: (keys, token = '') => {
      const { headers, body } = json({ surrogate_keys: keys })
      return { path: '/purge', method: 'POST', headers: { ...headers, 'fastly-key': token }, body }
    },
  },
  /** Up to 100 tags today and 30 for years before; fewer are taken by every plan. */
  cloudflare: {
    most: 30,
    ask: (keys, token) => {
      const { headers, body } = json({ tags: keys })
      return {
        path: '/purge_cache',
        method: 'POST',
        headers: { ...headers, ...bearer(token) },
        body,
      }
    },
  },
}

const patienceMs = 5_000

/** @throws what the product said in place of yes. */
export async function sendPurge(
  { product, token }: EdgeConfig,
  address: string,
  keys: readonly string[],
): Promise<void> {
  const { path, ...request } = protocols[product].ask(keys, token)
  const answer = await fetch(address + path, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  if (product === 'cloudflare' && !/"success":\s*true/.test(text)) throw new Error('not a success')
}
