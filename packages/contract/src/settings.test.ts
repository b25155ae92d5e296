import { describe, expect, it } from 'vitest'
import { readSettings, type SettingName, SettingsError } from './settings.ts'

describe('readSettings', () => {
  it('needs nothing at all', () => {
    expect(settingsOf({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      siteOrigin: 'http://localhost:3000',
      apiBase: 'http://127.0.0.1:3100/api/v1/',
      studioOrigin: 'http://localhost:3100',
      databaseUrl: undefined,
    })
  })

  it('follows a changed port in every address that names it', () => {
    expect(settingsOf({ PORT: '8080', STUDIO_PORT: '8081' })).toMatchObject({
      siteOrigin: 'http://localhost:8080',
      apiBase: 'http://127.0.0.1:8081/api/v1/',
      studioOrigin: 'http://localhost:8081',
    })
  })

  it('names variable, expectation, value and remedy in one sentence', () => {
    expect(mistakesOf({ PORT: 'eighty' })).toEqual([
      'PORT must be a port number from 1 to 65535, but it is “eighty”. Write for example PORT=3000, or leave it out.',
    ])
  })

  it('parts lists by commas, spaces or both', () => {
    const env = { IMAGE_DOMAINS: 'cdn.example, img.example', TRUST_PROXY: '127.0.0.1 10.0.0.0/8' }
    expect(settingsOf(env)).toMatchObject({
      imageDomains: ['cdn.example', 'img.example'],
      trustProxy: ['127.0.0.1', '10.0.0.0/8'],
    })
    expect(settingsOf({ SCAN_COMMAND: '/usr/bin/clamdscan --no-summary' }).scanCommand).toEqual([
      '/usr/bin/clamdscan',
      '--no-summary',
    ])
  })

  it('asks for what one process cannot do without', () => {
    expect(mistakesOf({}, ['DATABASE_URL'])).toEqual([
      'DATABASE_URL must be a PostgreSQL address, but it is missing. Write for example DATABASE_URL=postgres://user:password@host:5432/wajiha.',
    ])
  })

  it('wants a sender with a mail server', () => {
    const server = { SMTP_URL: 'smtps://user:p%40ss@smtp.example.com:465' }
    expect(mistakesOf(server)).toEqual([expect.stringMatching(/^MAIL_FROM must be .*hello@/)])
    for (const MAIL_FROM of ['hello@birkar.example', 'بِركار <hello@birkar.example>'])
      expect(settingsOf({ ...server, MAIL_FROM }).mailFrom).toBe(MAIL_FROM)
  })

  it('knows a bucket and its prefix, and wants the key of whoever keeps files in it', () => {
    const env = { FILES_BUCKET: 's3://agency-files/of/wajiha', DATABASE_URL: 'postgres://a@b/c' }
    expect(settingsOf({ ...env, FILES_BUCKET_SECRET: 'x' }).filesBucket).toMatchObject({
      bucket: 'agency-files',
      prefix: 'of/wajiha',
      region: 'us-east-1',
      endpoint: undefined,
    })
    expect(mistakesOf(env)).toEqual([])
    expect(mistakesOf(env, ['DATABASE_URL'])).toEqual([
      expect.stringMatching(/^FILES_BUCKET_KEY_ID must be .* when FILES_BUCKET is set/),
      expect.stringMatching(/^FILES_BUCKET_SECRET must be/),
    ])
    for (const FILES_BUCKET of ['agency-files', 's3://', 's3://Agency', 's3://agency-files/../x'])
      expect(mistakesOf({ FILES_BUCKET })).toEqual([expect.stringMatching(/^FILES_BUCKET must be/)])
    const alone = { DATABASE_URL: env.DATABASE_URL, FILES_BUCKET_SECRET: 'hidden' }
    const [mistake = ''] = mistakesOf(alone, ['DATABASE_URL'])
    expect(mistake).toMatch(/^FILES_BUCKET must be/)
    expect(mistake).not.toContain('hidden')
  })

  it('sends no backup away unsealed but where that was said', () => {
    const target = { BACKUP_TARGET: '/mnt/backup' }
    expect(mistakesOf(target)).toEqual([expect.stringMatching(/^BACKUP_KEY must be .*--new-key/)])
    for (const BACKUP_KEY of ['plain', `age1${'q'.repeat(58)}`])
      expect(mistakesOf({ ...target, BACKUP_KEY })).toEqual([])
  })

  it('takes no sender that would begin another header', () => {
    expect(mistakesOf({ MAIL_FROM: 'x <a@b>\r\nBcc: c@d' }).join()).toMatch(/^MAIL_FROM must be /)
  })

  it('tells every mistake at once', () => {
    expect(mistakesOf({ PORT: '0', CONSENT: 'maybe', TRUST_PROXY: 'loopback' })).toHaveLength(3)
  })

  it('never repeats a secret', () => {
    expect(mistakesOf({ DATABASE_URL: 'mysql://root:hunter2@db/x' }).join()).not.toContain(
      'hunter2',
    )
  })

  it('refuses one origin for both apps, which browsers would not keep apart', () => {
    const both = { SITE_ORIGIN: 'https://agency.example', STUDIO_ORIGIN: 'https://agency.example' }
    expect(mistakesOf(both)[0]).toContain('SITE_ORIGIN and STUDIO_ORIGIN must differ')
    expect(mistakesOf({ ...both, STUDIO_ORIGIN: 'https://studio.agency.example' })).toEqual([])
  })

  it('refuses one port for both apps', () => {
    expect(mistakesOf({ PORT: '3100' })[0]).toContain('PORT and STUDIO_PORT must differ')
  })

  it.each([
    ['STUDIO_PORT', '65536'],
    ['HOST', 'not a host'],
    ['SITE_ORIGIN', 'https://example.com/ar'],
    ['STUDIO_ORIGIN', 'studio.example.com'],
    ['API_BASE', 'http://127.0.0.1:3100/api/v1'],
    ['SERVICE_KEY', 'short'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'Birkar'],
    ['BOUNCE_ADDRESS', 'Birkar <bounces@birkar.example>'],
    ['MAIL_REPORTS_KEY', 'short'],
    ['ALARM_URL', 'hooks.example.com'],
    ['BACKUP_KEY', 'AGE-SECRET-KEY-1ABC'],
    ['TAG_MANAGER_ID', 'UA-123'],
    ['SCAN_COMMAND', 'clamdscan'],
    ['IMAGE_DOMAINS', 'https://images.example.com'],
    ['IMAGE_DOMAINS', 'cdn.example:8080'],
    ['IMAGE_DOMAINS', 'CDN.example'],
    ['IMAGE_DOMAINS', '*.example/x'],
    ['MAIL_FROM', 'a@b, c@d'],
    ['MAIL_FROM', '<a@b'],
    ['SMTP_URL', 'http://smtp.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://a b'],
    ['TAG_MANAGER_ID', "GTM-A';alert(1)//"],
    ['DEMO', 'false'],
    ['CONSENT', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['LIMITS_URL', 'memcached://127.0.0.1:11211'],
    ['LIMITS_URL', 'valkey://'],
  ])('refuses a wrong %s', (name, value) => {
    expect(
      mistakesOf({ [name]: value, ...(name === 'SMTP_URL' && { MAIL_FROM: 'a@b.c' }) }),
    ).toEqual([expect.stringMatching(new RegExp(`^${name} must be `))])
  })

  it.each([
    ['HOST', '0.0.0.0'],
    ['SITE_ORIGIN', 'https://example.com/'],
    ['DATABASE_URL', 'postgresql://u:p@db.example.com/wajiha?sslmode=require'],
    ['LIMITS_URL', 'postgres://limits:p@db.example.com/limits'],
    ['LIMITS_URL', 'valkeys://:p@counts.example.com:6380/1'],
    ['LIMITS_URL', 'redis://127.0.0.1:6379'],
    ['MAIL_FROM', 'بركار <hello@example.com>'],
    ['IMAGE_DOMAINS', 'images.example.com, localhost'],
    ['TRUST_PROXY', '127.0.0.1,::1,10.0.0.0/8'],
  ])('accepts %s=%s', (name, value) => {
    expect(mistakesOf({ [name]: value })).toEqual([])
  })
})

const settingsOf = (env: Record<string, string>) => readSettings(env)

function mistakesOf(env: Record<string, string>, required: SettingName[] = []): string[] {
  try {
    readSettings(env, required)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n')
    throw error
  }
}
