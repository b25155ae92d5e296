import { describe, expect, it } from 'vitest'
import { parseEnv } from './env.ts'

const right = {
  DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/wajiha',
  PAYLOAD_SECRET: 'x'.repeat(32),
}

describe('the environment', () => {
  it('the environment needs a database and a secret, and has a default for the rest', () => {
    expect(parseEnv(right)).toMatchObject({
      port: 3100,
      studioOrigin: 'http://localhost:3100',
      siteOrigin: 'http://localhost:3000',
    })
  })

  it('the environment says every mistake in a sentence of its own', () => {
    expect(() => parseEnv({ STUDIO_PORT: 'many' })).toThrow(
      /^STUDIO_PORT must be .*\nDATABASE_URL must be .* missing.*\nPAYLOAD_SECRET must be .* missing/,
    )
  })

  it('the environment takes an origin with its last slash', () => {
    const given = { ...right, STUDIO_ORIGIN: 'https://studio.example.com/' }
    expect(parseEnv(given).studioOrigin).toBe('https://studio.example.com')
  })
})
