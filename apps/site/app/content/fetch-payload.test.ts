import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchPayload } from './fetch-payload.ts'

vi.mock('#app/build-id.ts', () => ({ buildId: 'b1' }))

const here = { pathname: '/blogs/', searchStr: '?page=2' }
const quick = [1, 1, 1]

/** Answers one after another: a status, or a network that fails. */
function answer(...statuses: (number | 'fails')[]) {
  const asked: string[] = []
  const warned: string[] = []
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const status = statuses[asked.length - 1] ?? 500
    if (status === 'fails') throw new TypeError('Failed to fetch')
    return new Response('{}', { status })
  })
  vi.spyOn(console, 'warn').mockImplementation((text) => void warned.push(text))
  return { asked, warned }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a payload', () => {
  it('is asked for below its page, with the build first and the query of the page', async () => {
    const { asked } = answer(200, 200)
    await fetchPayload(here, { signal: AbortSignal.timeout(1_000) })
    await fetchPayload({ pathname: '/', searchStr: '' }, { signal: AbortSignal.timeout(1_000) })
    expect(asked).toEqual(['/blogs/_payload.json?b1&page=2', '/_payload.json?b1'])
  })

  it('that fails is warned of and asked for again, until the page has its data', async () => {
    const { asked, warned } = answer('fails', 503, 200)
    expect((await fetchPayload(here, { signal: AbortSignal.timeout(1_000) }, quick)).status).toBe(
      200,
    )
    expect(asked).toHaveLength(3)
    expect(warned).toEqual(Array(2).fill('[nuxt] Cannot load payload /blogs/_payload.json'))
  })

  it('that fails four times is given up', async () => {
    const { asked } = answer('fails', 500, 'fails', 500, 200)
    const asking = fetchPayload(here, { signal: AbortSignal.timeout(1_000) }, quick)
    await expect(asking).rejects.toMatchObject({ name: 'PageUnavailable' })
    expect(asked).toHaveLength(4)
  })

  it('that is asked for too often says so in the end', async () => {
    answer(429, 429, 429, 429)
    const asking = fetchPayload(here, { signal: AbortSignal.timeout(1_000) }, quick)
    await expect(asking).rejects.toMatchObject({ statusCode: 429 })
  })

  it('that is not there is not asked for twice', async () => {
    const { asked, warned } = answer(404)
    expect((await fetchPayload(here, { signal: AbortSignal.timeout(1_000) }, quick)).status).toBe(
      404,
    )
    expect([asked.length, warned.length]).toEqual([1, 0])
  })

  it('is waited for while there is no network, and asked for when it is back', async () => {
    const { asked } = answer('fails', 200)
    vi.stubGlobal('navigator', { onLine: false })
    const back: (() => void)[] = []
    vi.stubGlobal('addEventListener', (_: string, done: () => void) => back.push(done))
    const asking = fetchPayload(here, { signal: AbortSignal.timeout(1_000) }, quick)
    await vi.waitFor(() => expect(back).toHaveLength(1))
    expect(asked).toHaveLength(1)
    back[0]?.()
    expect((await asking).status).toBe(200)
  })

  it('of a journey that was left is asked for no more', async () => {
    const { asked } = answer('fails', 200)
    const journey = new AbortController()
    const asking = fetchPayload(here, journey, [10_000])
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    journey.abort()
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' })
    expect(asked).toHaveLength(1)
  })
})
