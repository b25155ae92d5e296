/** The environment, read once. Each mistake is one sentence that says what to write. */
import { resolve } from 'node:path'

export type Env = {
  databaseUrl: string
  /** Absolute. */
  dataDir: string
  mediaDir: string
  /** What readers may take home. */
  filesDir: string
  port: number
  studioOrigin: string
  siteOrigin: string
  payloadSecret: string
  serviceKey: string | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
  /** Where mail servers report what they could not deliver; each mail has an address of its own there. */
  bounceAddress: string | undefined
  /** The key of whoever reports bounces, complaints and unsubscriptions. */
  mailReportsKey: string | undefined
  /** A channel that hears of alarms. */
  alarmUrl: string | undefined
}

type Given = Record<string, string | undefined>

/** What is wrong with the environment, all of it at once. */
class EnvironmentMistakes extends Error {
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.name = 'EnvironmentMistakes'
  }
}

let known: Env | undefined

/** The settings of this process. @throws {EnvironmentMistakes} */
export function readEnv(): Env {
  known ??= parseEnv(isBuilding() ? { ...building, ...process.env } : process.env)
  return known
}

/** `next build` evaluates the configuration without any database or secret at hand. */
const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build'
const building: Given = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'only-for-the-build-and-never-used-0000',
}

/** Reads and checks. @throws {EnvironmentMistakes} */
export function parseEnv(given: Given): Env {
  const mistakes = checks(given).filter((mistake) => mistake !== undefined)
  if (mistakes.length > 0) throw new EnvironmentMistakes(mistakes)
  const port = Number(given.STUDIO_PORT || 3100)
  // Entry points make it absolute first (`root.ts`): a bundle does not know where it lies.
  const dataDir = resolve(/* turbopackIgnore: true */ given.DATA_DIR || 'data')
  return {
    databaseUrl: given.DATABASE_URL ?? '',
    dataDir,
    mediaDir: resolve(/* turbopackIgnore: true */ dataDir, 'media'),
    filesDir: resolve(/* turbopackIgnore: true */ dataDir, 'files'),
    port,
    studioOrigin: withoutSlash(given.STUDIO_ORIGIN || `http://localhost:${port}`),
    siteOrigin: withoutSlash(given.SITE_ORIGIN || 'http://localhost:3000'),
    payloadSecret: given.PAYLOAD_SECRET ?? '',
    serviceKey: given.SERVICE_KEY || undefined,
    smtpUrl: given.SMTP_URL || undefined,
    mailFrom: given.MAIL_FROM || undefined,
    bounceAddress: given.BOUNCE_ADDRESS || undefined,
    mailReportsKey: given.MAIL_REPORTS_KEY || undefined,
    alarmUrl: given.ALARM_URL || undefined,
  }
}

const withoutSlash = (origin: string) => origin.replace(/\/$/, '')

function checks(given: Given): (string | undefined)[] {
  return [
    complain(/^postgres(ql)?:\/\/\S+$/.test(given.DATABASE_URL ?? ''), 'DATABASE_URL', postgres),
    complain(/^\S{32,}$/.test(given.PAYLOAD_SECRET ?? ''), 'PAYLOAD_SECRET', secret),
    optional(given.SERVICE_KEY, /^\S{32,}$/, 'SERVICE_KEY', secret),
    optional(given.STUDIO_PORT, /^\d{1,5}$/, 'STUDIO_PORT', 'a port number such as 3100'),
    optional(given.STUDIO_ORIGIN, webOrigin, 'STUDIO_ORIGIN', 'an origin: http://localhost:3100'),
    optional(
      given.SITE_ORIGIN,
      webOrigin,
      'SITE_ORIGIN',
      'an origin such as http://localhost:3000',
    ),
    optional(given.SMTP_URL, smtpAddress, 'SMTP_URL', 'an address such as smtps://host:465'),
    optional(given.MAIL_FROM, sender, 'MAIL_FROM', senderShape),
    optional(given.BOUNCE_ADDRESS, bareAddress, 'BOUNCE_ADDRESS', bareAddressShape),
    optional(given.MAIL_REPORTS_KEY, /^\S{32,}$/, 'MAIL_REPORTS_KEY', secret),
    optional(
      given.ALARM_URL,
      webAddress,
      'ALARM_URL',
      'an address such as https://hooks.example.com/x',
    ),
    // A server takes no mail without a sender; a made-up one would be thrown away as spam.
    given.SMTP_URL ? complain(Boolean(given.MAIL_FROM), 'MAIL_FROM', senderShape) : undefined,
  ]
}

const postgres = 'a PostgreSQL address such as postgres://user:password@host:5432/wajiha'
const secret = 'at least 32 characters without a space, such as the output of: openssl rand -hex 32'
const smtpAddress = /^smtps?:\/\/(?:[^\s/@]+@)?[^\s/@:?]+(?::\d{1,5})?\/?(?:\?\S*)?$/
const sender = /^(?:[^<>"\p{Cc}]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/u
const senderShape = 'an address such as hello@birkar.example or Birkar <hello@birkar.example>'
const bareAddress = /^[^\s<>@"]{1,20}@[^\s<>@"]+$/u
const bareAddressShape = 'a short address without a name, such as bounces@birkar.example'
const webAddress = /^https?:\/\/[^\s/]+\S*$/
const webOrigin = /^https?:\/\/[^/\s]+\/?$/

function complain(holds: boolean, name: string, expected: string) {
  return holds ? undefined : `${name} is missing or wrong: it must be ${expected}.`
}

function optional(value: string | undefined, pattern: RegExp, name: string, expected: string) {
  return value ? complain(pattern.test(value), name, expected) : undefined
}
