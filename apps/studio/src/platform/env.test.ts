import { describe, expect, it } from 'vitest'
import { parseEnv } from './env.ts'

const right = {
  DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/wajiha',
  PAYLOAD_SECRET: 'x'.repeat(32),
}

describe('the environment', () => {
  it('needs a database and a secret, and has a default for the rest', () => {
    expect(parseEnv(right)).toMatchObject({
      port: 3100,
      studioOrigin: 'http://localhost:3100',
      siteOrigin: 'http://localhost:3000',
    })
  })

  it('says every mistake in a sentence of its own', () => {
    expect(() => parseEnv({ STUDIO_PORT: 'many' })).toThrow(
      /^DATABASE_URL is missing or wrong: .*\nPAYLOAD_SECRET is missing or wrong: .*\nSTUDIO_PORT is missing or wrong: /,
    )
  })

  it('takes an origin with its last slash', () => {
    const given = { ...right, STUDIO_ORIGIN: 'https://studio.example.com/' }
    expect(parseEnv(given).studioOrigin).toBe('https://studio.example.com')
  })

  it('wants a sender with a mail server, and takes none that is no address', () => {
    const server = { ...right, SMTP_URL: 'smtps://user:p%40ss@smtp.example.com:465' }
    expect(() => parseEnv(server)).toThrow(/^MAIL_FROM is missing or wrong: .*hello@/)
    for (const MAIL_FROM of ['hello@birkar.example', 'بِركار <hello@birkar.example>'])
      expect(parseEnv({ ...server, MAIL_FROM }).mailFrom).toBe(MAIL_FROM)
    for (const MAIL_FROM of ['birkar', 'a@b, c@d', 'x <a@b>\r\nBcc: c@d', '<a@b'])
      expect(() => parseEnv({ ...server, MAIL_FROM }), MAIL_FROM).toThrow(/MAIL_FROM/)
    for (const SMTP_URL of ['smtp.example.com', 'http://smtp.example.com', 'smtp://', 'smtp://a b'])
      expect(() => parseEnv({ ...server, SMTP_URL }), SMTP_URL).toThrow(/SMTP_URL/)
  })
})
