import { describe, expect, it } from 'vitest'
import { keepSafe } from './keep-safe.ts'

function answered(isTls: boolean) {
  const sent: Record<string, unknown> = {}
  const response = {
    writeHead: () => response,
    hasHeader: (name: string) => name in sent,
    setHeader: (name: string, value: unknown) => {
      sent[name] = value
    },
  }
  keepSafe(response as never, isTls)
  response.writeHead()
  return sent
}

describe('an answer of the studio', () => {
  it('an answer of the studio is taken for nothing but what it says it is', () => {
    expect(answered(false)).toEqual({ 'x-content-type-options': 'nosniff' })
  })

  it('an answer of the studio keeps browsers to TLS for two years where it is reached so', () => {
    const [, seconds = ''] =
      /^max-age=(\d+); includeSubDomains$/.exec(
        String(answered(true)['strict-transport-security']),
      ) ?? []
    expect(Number(seconds)).toBeGreaterThan(365 * 86_400)
  })
})
