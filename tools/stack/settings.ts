/**
 * The environment (ARCHITECTURE 4), checked once at start. Each mistake is one sentence:
 * the variable, what is expected, what was received and what to write.
 */
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { root } from '../root.ts'

export type Settings = {
  host: string
  port: number
  siteOrigin: string
  apiBase: string
  studioPort: number
  studioOrigin: string
  /** Absolute. */
  dataDir: string
  /** Absent: an embedded PostgreSQL serves. */
  databaseUrl: string | undefined
}

export type Environment = Record<string, string | undefined>

type Rule = { expected: string; example: string; accepts: (value: string) => boolean }

const port: Omit<Rule, 'example'> = {
  expected: 'a port number from 1 to 65535',
  accepts: (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
}
const origin: Omit<Rule, 'example'> = {
  expected: 'an http or https origin without a path',
  accepts: (value) => isWeb(value) && new URL(value).origin === value.replace(/\/$/, ''),
}

const rules: Record<string, Rule> = {
  PORT: { ...port, example: '3000' },
  STUDIO_PORT: { ...port, example: '3100' },
  HOST: {
    expected: 'an address or name to listen on',
    example: '127.0.0.1',
    accepts: (value) => isIP(value) > 0 || isHostName(value),
  },
  SITE_ORIGIN: { ...origin, example: 'https://example.com' },
  STUDIO_ORIGIN: { ...origin, example: 'https://studio.example.com' },
  API_BASE: {
    expected: 'an http or https address that ends with a slash',
    example: 'http://127.0.0.1:3100/api/v1/',
    accepts: (value) => isWeb(value) && value.endsWith('/'),
  },
  SERVICE_KEY: {
    expected: 'at least 32 characters without a space',
    example: 'the output of: openssl rand -hex 32',
    accepts: (value) => /^\S{32,}$/.test(value),
  },
  PAYLOAD_SECRET: {
    expected: 'at least 32 characters without a space',
    example: 'the output of: openssl rand -hex 32',
    accepts: (value) => /^\S{32,}$/.test(value),
  },
  DATABASE_URL: {
    expected: 'a PostgreSQL address',
    example: 'postgres://user:password@host:5432/wajiha',
    accepts: (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
  },
  SMTP_URL: {
    expected: 'an smtp or smtps address',
    example: 'smtps://user:password@mail.example.com:465',
    accepts: (value) => /^smtps?:\/\//.test(value) && URL.canParse(value),
  },
  MAIL_FROM: {
    expected: 'one e-mail address, with or without a name',
    example: 'Birkar <hello@example.com>',
    accepts: (value) => /^([^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value.trim()),
  },
  BOUNCE_ADDRESS: {
    expected: 'a short e-mail address without a name',
    example: 'bounces@example.com',
    accepts: (value) => /^[^\s<>@"]{1,20}@[^\s<>@"]+$/.test(value),
  },
  MAIL_REPORTS_KEY: {
    expected: 'at least 32 characters without a space',
    example: 'the output of: openssl rand -hex 32',
    accepts: (value) => /^\S{32,}$/.test(value),
  },
  ALARM_URL: {
    expected: 'an http or https address',
    example: 'https://hooks.example.com/services/abc',
    accepts: isWeb,
  },
  TAG_MANAGER_ID: {
    expected: 'a container id that begins with GTM-',
    example: 'GTM-ABC1234',
    accepts: (value) => /^GTM-[A-Z0-9]+$/.test(value),
  },
  SCAN_COMMAND: {
    expected: 'the whole path of a program, and its words',
    example: '/usr/bin/clamdscan --no-summary --fdpass',
    accepts: (value) => /^\//.test(value),
  },
  IMAGE_DOMAINS: {
    expected: 'host names separated by commas, without http://',
    example: 'images.example.com,cdn.example.com',
    accepts: (value) => list(value).every((host) => isHostName(host.replace(/:\d+$/, ''))),
  },
  CONSENT: {
    expected: 'required, notice or off',
    example: 'notice',
    accepts: (value) => ['required', 'notice', 'off'].includes(value),
  },
  TRUST_PROXY: {
    expected: 'IP addresses or ranges separated by commas',
    example: '127.0.0.1,10.0.0.0/8',
    accepts: (value) => list(value).every(isAddressOrRange),
  },
}

const secrets = new Set([
  ...['SERVICE_KEY', 'PAYLOAD_SECRET', 'DATABASE_URL', 'SMTP_URL'],
  ...['MAIL_REPORTS_KEY', 'ALARM_URL'],
])

/** Reads the settings, or says everything that is wrong with them. Empty values count as absent. */
export function readSettings(env: Environment): { settings: Settings } | { mistakes: string[] } {
  const mistakes = [...findMistakes(env)]
  if (mistakes.length > 0) return { mistakes }
  const studioPort = Number(env.STUDIO_PORT || 3100)
  const sitePort = Number(env.PORT || 3000)
  return {
    settings: {
      host: env.HOST || '127.0.0.1',
      port: sitePort,
      siteOrigin: withoutSlash(env.SITE_ORIGIN || `http://localhost:${sitePort}`),
      apiBase: env.API_BASE || `http://127.0.0.1:${studioPort}/api/v1/`,
      studioPort,
      studioOrigin: withoutSlash(env.STUDIO_ORIGIN || `http://localhost:${studioPort}`),
      dataDir: resolve(root, env.DATA_DIR || 'data'),
      databaseUrl: env.DATABASE_URL || undefined,
    },
  }
}

function* findMistakes(env: Environment) {
  for (const [name, rule] of Object.entries(rules)) {
    const value = env[name]
    if (!value || rule.accepts(value)) continue
    // A secret is never repeated: terminals are recorded.
    const received = secrets.has(name)
      ? `it is not (${value.length} characters)`
      : `it is “${value}”`
    yield `${name} must be ${rule.expected}, but ${received}. Write for example ${name}=${rule.example}, or leave it out.`
  }
  if (env.SMTP_URL && !env.MAIL_FROM) {
    yield 'MAIL_FROM must be an e-mail address when SMTP_URL is set, but it is missing. Write for example MAIL_FROM=hello@example.com.'
  }
  const sitePort = env.PORT || '3000'
  if (sitePort === (env.STUDIO_PORT || '3100')) {
    yield `PORT and STUDIO_PORT must differ, but both are ${sitePort}. Write for example STUDIO_PORT=${Number(sitePort) + 100}.`
  }
}

function isWeb(value: string) {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

function isHostName(value: string) {
  return /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)
}

function isAddressOrRange(value: string) {
  const [address = '', bits, ...more] = value.split('/')
  const family = isIP(address)
  if (!family || more.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

function list(value: string) {
  return value.split(',').map((part) => part.trim())
}

function withoutSlash(address: string) {
  return address.replace(/\/$/, '')
}
