import { isAbsolute } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../apps/site/server/config.ts'
import { parseEnv } from '../../apps/studio/src/platform/env.ts'
import { readSettings } from './settings.ts'

const enough = { DATABASE_URL: 'postgres://u:p@127.0.0.1/x', PAYLOAD_SECRET: 'x'.repeat(32) }

describe('the settings of npm start, the site and the studio', () => {
  it.each([
    ['IMAGE_DOMAINS', 'cdn:8080'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['SITE_ORIGIN', 'https://example.com/ar'],
    ['STUDIO_ORIGIN', 'studio.example.com'],
    ['STUDIO_PORT', '65536'],
    ['SMTP_URL', 'smtp://a b'],
    ['MAIL_FROM', 'Birkar'],
    ['CONSENT', 'maybe'],
    ['SCAN_COMMAND', 'clamdscan'],
  ])('are refused by all three in the same words: %s=%s', (name, value) => {
    const env = { ...enough, [name]: value, ...(name === 'SMTP_URL' && { MAIL_FROM: 'a@b.c' }) }
    const sentences = [readSettings, readConfig, parseEnv].map((read) => {
      try {
        return read(env)
      } catch (error) {
        return (error as Error).message
      }
    })
    expect(sentences[0]).toMatch(new RegExp(`^${name} must be `))
    expect(new Set(sentences).size).toBe(1)
  })

  it.each([
    ['IMAGE_DOMAINS', 'cdn.example img.example, pictures.example'],
    ['TRUST_PROXY', '127.0.0.1, 10.0.0.0/8 ::1'],
    ['SITE_ORIGIN', 'https://example.com/'],
  ])('are taken by all three: %s=%s', (name, value) => {
    const env = { ...enough, [name]: value }
    for (const read of [readSettings, readConfig, parseEnv]) expect(() => read(env)).not.toThrow()
  })

  it('name the data folder absolutely', () => {
    expect(isAbsolute(readSettings({ DATA_DIR: 'elsewhere' }).dataDir)).toBe(true)
  })
})
