/**
 * The environment variables of the product, for servers: `npm start`, the site and the studio refuse the
 * same values with the same sentences. Each mistake is one sentence: the variable, what is expected, what
 * was received and what to write. README.md lists the same names (`tools/check-settings.ts`).
 */
import { entriesOf } from './records.ts'
import {
  consentModes,
  edgeProducts,
  readers,
  type SamplerName,
  samplers,
} from './setting-readers.ts'

type Read = (text: string) => unknown

export type Setting = {
  /** Ends the sentence that begins with `PORT must be`. */
  expected: string
  example: string
  /** Never repeated in a sentence: terminals are recorded. */
  isSecret?: true
  /** What stands for the variable where it is missing, as README.md tells it. */
  fallback?: string
  /** The value of a text that is not empty; nothing where it cannot be used. */
  read: Read
}

const port = { expected: 'a port number from 1 to 65535', read: readers.port }
const origin = { expected: 'an http or https origin without a path', read: readers.origin }
const secret = {
  expected: 'at least 32 characters without a space',
  example: 'the output of: openssl rand -hex 32',
  isSecret: true as const,
  read: readers.secret,
}

/** Every variable that README.md names. */
export const settingRules = {
  PORT: { ...port, example: '3000', fallback: '3000' },
  HOST: {
    expected: 'an address or name to listen on',
    example: '127.0.0.1',
    fallback: '127.0.0.1',
    read: readers.host,
  },
  SITE_ORIGIN: { ...origin, example: 'https://example.com', fallback: 'http://localhost:3000' },
  STUDIO_HOST: {
    expected: 'an address or name to listen on',
    example: '127.0.0.1',
    fallback: '127.0.0.1',
    read: readers.host,
  },
  STUDIO_PORT: { ...port, example: '3100', fallback: '3100' },
  STUDIO_ORIGIN: {
    ...origin,
    example: 'https://studio.example.com',
    fallback: 'http://localhost:3100',
  },
  API_BASE: {
    expected: 'an http or https address that ends with a slash',
    example: 'http://127.0.0.1:3100/api/v1/',
    fallback: 'http://127.0.0.1:3100/api/v1/',
    read: readers.folderAddress,
  },
  DATA_DIR: {
    expected: 'a folder',
    example: '/var/lib/wajiha',
    fallback: './data',
    read: readers.text,
  },
  DATABASE_URL: {
    expected: 'a PostgreSQL address',
    example: 'postgres://user:password@host:5432/wajiha',
    isSecret: true,
    read: readers.postgres,
  },
  DATABASE_POOL_URL: {
    expected: 'a PostgreSQL address',
    example: 'postgres://user:password@host:6432/wajiha',
    isSecret: true,
    read: readers.postgres,
  },
  DATABASE_REPLICA_URL: {
    expected: 'a PostgreSQL address',
    example: 'postgres://user:password@replica:5432/wajiha',
    isSecret: true,
    read: readers.postgres,
  },
  SERVICE_KEY: secret,
  PAYLOAD_SECRET: secret,
  LIMITS_URL: {
    expected: 'the address of a PostgreSQL, or of a Valkey or Redis',
    example: 'postgres://user:password@host:5432/limits or valkey://:password@host:6379',
    isSecret: true,
    read: readers.countingPlace,
  },
  IMAGE_DOMAINS: {
    expected: 'lower-case host names without http:// and without ports, separated by commas',
    example: 'images.example.com,cdn.example.com',
    read: readers.hostNames,
  },
  TRUST_PROXY: {
    expected: 'IP addresses or ranges separated by commas',
    example: '127.0.0.1,10.0.0.0/8',
    read: readers.networks,
  },
  EDGE_CACHE: {
    expected: 'varnish, fastly or cloudflare',
    example: 'varnish',
    read: readers.oneOf(edgeProducts),
  },
  EDGE_PURGE_URL: {
    expected: 'http or https addresses separated by commas',
    example: 'http://127.0.0.1:6081',
    read: readers.webAddresses,
  },
  EDGE_PURGE_TOKEN: {
    expected: 'at least 8 characters without a space',
    example: 'the token that the cache gave you for purging',
    isSecret: true,
    read: readers.token,
  },
  SEARCH_ENGINES: {
    expected: 'on or off',
    example: 'off',
    fallback: 'on',
    read: readers.oneOf(['on', 'off']),
  },
  CONSENT: {
    expected: 'required, notice or off',
    example: 'notice',
    fallback: 'notice',
    read: readers.oneOf(consentModes),
  },
  TAG_MANAGER_ID: {
    expected: 'a container id that begins with GTM-',
    example: 'GTM-ABC1234',
    read: readers.tagManagerId,
  },
  SCAN_COMMAND: {
    expected: 'the whole path of a program, and its words',
    example: '/usr/bin/clamdscan --no-summary --fdpass',
    read: readers.program,
  },
  SMTP_URL: {
    expected: 'an smtp or smtps address',
    example: 'smtps://user:password@mail.example.com:465',
    isSecret: true,
    read: readers.mailServer,
  },
  MAIL_FROM: {
    expected: 'one e-mail address, with or without a name',
    example: 'Birkar <hello@example.com>',
    read: readers.sender,
  },
  BOUNCE_ADDRESS: {
    expected: 'a short e-mail address without a name',
    example: 'bounces@example.com',
    read: readers.bounceAddress,
  },
  MAIL_REPORTS_KEY: secret,
  METRICS_KEY: secret,
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    expected: 'an http or https address',
    example: 'http://127.0.0.1:4318',
    read: readers.webAddress,
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    expected: 'names and values of headers, separated by commas',
    example: 'authorization=Bearer%20abc',
    isSecret: true,
    read: readers.text,
  },
  OTEL_SERVICE_NAME: {
    expected: 'a name',
    example: 'agency-site',
    fallback: 'wajiha-site',
    read: readers.text,
  },
  OTEL_TRACES_SAMPLER: {
    expected: `one of ${samplers.join(', ')}`,
    example: 'parentbased_traceidratio',
    fallback: 'parentbased_always_on',
    read: readers.oneOf(samplers),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    expected: 'a share from 0 to 1',
    example: '0.1',
    fallback: '1',
    read: readers.share,
  },
  ALARM_URL: {
    expected: 'an http or https address',
    example: 'https://hooks.example.com/services/abc',
    isSecret: true,
    read: readers.webAddress,
  },
  FILES_BUCKET: {
    expected: 'a bucket, with or without a prefix of plain letters',
    example: 's3://agency-files/wajiha',
    read: readers.bucket,
  },
  FILES_BUCKET_ENDPOINT: {
    expected: 'an http or https origin without a path',
    example: 'https://s3.example.com',
    read: readers.origin,
  },
  FILES_BUCKET_REGION: {
    expected: 'the name of a region',
    example: 'eu-central-1',
    fallback: 'us-east-1',
    read: readers.region,
  },
  FILES_BUCKET_KEY_ID: {
    expected: 'the id of a key, without a space',
    example: 'the id that the bucket’s keeper gave you',
    read: readers.word,
  },
  FILES_BUCKET_SECRET: {
    expected: 'the secret of a key, without a space',
    example: 'the secret that the bucket’s keeper gave you',
    isSecret: true,
    read: readers.word,
  },
  BACKUP_TARGET: {
    expected: 'a folder or a bucket',
    example: '/mnt/backup/wajiha',
    read: readers.text,
  },
  BACKUP_KEY: {
    expected: 'a public key that begins with age1, or plain',
    example: 'the line that npm run backup -- --new-key prints',
    read: readers.backupKey,
  },
  BACKUP_BEFORE_UPGRADE: {
    expected: 'on or off',
    example: 'off',
    fallback: 'on',
    read: readers.oneOf(['on', 'off']),
  },
  DEMO: {
    expected: 'on or off',
    example: 'off',
    fallback: 'on',
    read: readers.oneOf(['on', 'off']),
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settingRules

/** Variables and their texts; an empty text counts as missing. */
export type Environment = Record<string, string | undefined>

type Values = {
  [Name in SettingName]: NonNullable<ReturnType<(typeof settingRules)[Name]['read']>> | undefined
}

export type { ConsentMode, EdgeProduct } from './setting-readers.ts'

export type Settings = ReturnType<typeof settingsOf>

/** Where pictures, files and what visitors attach are kept instead of in folders on the disk. */
export type FilesBucket = {
  bucket: string
  /** Before every name, without a slash at its ends; may be empty. */
  prefix: string
  /** Of a server that is not Amazon's. */
  endpoint: string | undefined
  region: string
  keyId: string
  secret: string
}

/** Everything that is wrong with the environment, a sentence a line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
  }
}

/**
 * The settings of a process.
 * @param required what this process cannot do without, although others can.
 * @throws {SettingsError} with every mistake.
 */
export function readSettings(env: Environment, required: readonly SettingName[] = []): Settings {
  const mistakes = [...findMistakes(env, required)]
  if (mistakes.length > 0) throw new SettingsError(mistakes)
  return settingsOf(valuesOf(env))
}

function settingsOf(values: Values) {
  const port = values.PORT ?? 3000
  const studioPort = values.STUDIO_PORT ?? 3100
  return {
    host: values.HOST ?? '127.0.0.1',
    port,
    siteOrigin: values.SITE_ORIGIN ?? `http://localhost:${port}`,
    studioPort,
    studioHost: values.STUDIO_HOST ?? '127.0.0.1',
    studioOrigin: values.STUDIO_ORIGIN ?? `http://localhost:${studioPort}`,
    apiBase: values.API_BASE ?? `http://127.0.0.1:${studioPort}/api/v1/`,
    /** As it was written: each process knows from where it counts. */
    dataDir: values.DATA_DIR ?? 'data',
    databaseUrl: values.DATABASE_URL,
    /** A pooler before the same database, through which the studio asks; all else goes to the database itself. */
    databasePoolUrl: values.DATABASE_POOL_URL,
    /** A standby of the same database, which may answer what the site reads. */
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    serviceKey: values.SERVICE_KEY,
    /** Where several nodes of the site count together. */
    limitsUrl: values.LIMITS_URL,
    payloadSecret: values.PAYLOAD_SECRET,
    /** Hosts whose pictures may be read, beside the studio's; exact names without ports. */
    imageDomains: values.IMAGE_DOMAINS ?? [],
    /** Addresses and ranges whose forwarding headers count. */
    trustProxy: values.TRUST_PROXY ?? [],
    /** The shared cache in front of the site, and where it is told of changes. */
    edgeCache: values.EDGE_CACHE,
    edgePurgeUrls: values.EDGE_PURGE_URL ?? [],
    edgePurgeToken: values.EDGE_PURGE_TOKEN,
    /** Whether search engines may list what the site answers. */
    isListed: values.SEARCH_ENGINES !== 'off',
    consent: values.CONSENT ?? 'notice',
    tagManagerId: values.TAG_MANAGER_ID,
    /** A program and its words; no shell reads them. */
    scanCommand: values.SCAN_COMMAND,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    bounceAddress: values.BOUNCE_ADDRESS,
    mailReportsKey: values.MAIL_REPORTS_KEY,
    metricsKey: values.METRICS_KEY,
    traces: tracesOf(values),
    alarmUrl: values.ALARM_URL,
    filesBucket: filesBucketOf(values),
    /** Where the product backs itself up; as it was written. */
    backupTarget: values.BACKUP_TARGET,
    /** What backups are sealed for; `plain` where they are not. */
    backupKey: values.BACKUP_KEY,
    /** Whether a start backs the database up before it changes its tables. */
    backsUpFirst: values.BACKUP_BEFORE_UPGRADE !== 'off',
    /** Whether an empty studio is filled with the demo agency. */
    hasDemo: values.DEMO !== 'off',
  }
}

function filesBucketOf(values: Values): FilesBucket | undefined {
  if (!values.FILES_BUCKET) return undefined
  return {
    ...values.FILES_BUCKET,
    endpoint: values.FILES_BUCKET_ENDPOINT,
    region: values.FILES_BUCKET_REGION ?? 'us-east-1',
    keyId: values.FILES_BUCKET_KEY_ID ?? '',
    secret: values.FILES_BUCKET_SECRET ?? '',
  }
}

/** Which traces are kept, and with which share from 0 to 1; nothing where nobody is told of them. */
function tracesOf(values: Values): { sampler: SamplerName; share: number } | undefined {
  if (!values.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share } = values
  return { sampler: sampler ?? 'parentbased_always_on', share: share ?? 1 }
}

const entries = entriesOf<Record<SettingName, Setting>>(settingRules)

/** Half of the settings would leave files where nobody looks for them. */
function* mistakesOfBucket(env: Environment) {
  for (const name of ['FILES_BUCKET_KEY_ID', 'FILES_BUCKET_SECRET'] as const)
    if (env.FILES_BUCKET && !env[name])
      yield `${name} must be ${settingRules[name].expected}, when FILES_BUCKET is set, but it is missing. Write ${settingRules[name].example}.`
  if (!env.FILES_BUCKET && env.FILES_BUCKET_SECRET)
    yield 'FILES_BUCKET must be a bucket when FILES_BUCKET_SECRET is set, but it is missing. Write for example FILES_BUCKET=s3://agency-files/wajiha.'
}

const valuesOf = (env: Environment): Values =>
  Object.fromEntries(
    entries.map(([name, { read }]) => [name, env[name] ? read(env[name]) : undefined]),
  ) as Values

function* findMistakes(env: Environment, required: readonly SettingName[]) {
  for (const [name, { expected, example, isSecret, read }] of entries) {
    const text = env[name]
    if (!text && required.includes(name))
      yield `${name} must be ${expected}, but it is missing. Write for example ${name}=${example}.`
    if (!text || read(text) !== undefined) continue
    const received = isSecret ? `it is not (${text.length} characters)` : `it is “${text}”`
    yield `${name} must be ${expected}, but ${received}. Write for example ${name}=${example}, or leave it out.`
  }
  // A server takes no mail without a sender; a made-up one would be thrown away as spam.
  if (env.SMTP_URL && !env.MAIL_FROM)
    yield 'MAIL_FROM must be an e-mail address when SMTP_URL is set, but it is missing. Write for example MAIL_FROM=hello@example.com.'
  // Secrets and CVs leave the machine unsealed only where somebody said so.
  if (env.BACKUP_TARGET && !env.BACKUP_KEY)
    yield 'BACKUP_KEY must be a public key or plain when BACKUP_TARGET is set, but it is missing. Run npm run backup -- --new-key and write what it prints.'
  // The studio's alone, as the database is: a site beside it may know where the bucket is, and not its secret.
  if (required.includes('DATABASE_URL')) yield* mistakesOfBucket(env)
  // What is kept and never told of changes shows old words.
  if (env.EDGE_CACHE && !env.EDGE_PURGE_URL)
    yield 'EDGE_PURGE_URL must be an address when EDGE_CACHE is set, but it is missing. Write for example EDGE_PURGE_URL=http://127.0.0.1:6081.'
  if (/^(?:fastly|cloudflare)$/.test(env.EDGE_CACHE ?? '') && !env.EDGE_PURGE_TOKEN)
    yield `EDGE_PURGE_TOKEN must be a token when EDGE_CACHE is ${env.EDGE_CACHE}, but it is missing. Make one there that may purge, and nothing else.`
  const { port, studioPort, siteOrigin, studioOrigin } = settingsOf(valuesOf(env))
  // Browsers keep pages apart by their origin: what a page of the site did would be done in the studio.
  if (siteOrigin === studioOrigin && port !== studioPort)
    yield `SITE_ORIGIN and STUDIO_ORIGIN must differ, but both are ${siteOrigin}. Write for example STUDIO_ORIGIN=https://studio.example.com.`
  if (port === studioPort)
    yield `PORT and STUDIO_PORT must differ, but both are ${port}. Write for example STUDIO_PORT=${port + 100}.`
}
