import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isPassword } from './password-hash.ts'

const main = dirname(createRequire(import.meta.url).resolve('payload'))
const { generatePasswordSaltHash } = await import(
  join(main, 'auth/strategies/local/generatePasswordSaltHash.js')
)

describe('a password that Payload keeps', () => {
  it('is told from another, in the way of the Payload that is installed', async () => {
    const req = { payload: { config: {} }, t: (key: string) => key }
    const kept = await generatePasswordSaltHash({ collection: {}, password: 'قافلة من الهيل', req })
    expect(await isPassword(kept, 'قافلة من الهيل')).toBe(true)
    expect(await isPassword(kept, 'قافلة من الهال')).toBe(false)
    expect(await isPassword({}, 'قافلة من الهيل')).toBe(false)
  })
})
