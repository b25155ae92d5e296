/**
 * The site's settings, read once from the environment. Every mistake is one sentence that names the
 * variable, what it holds and what to write instead.
 */
import { isIP } from 'node:net'
import { isAbsolute, resolve } from 'node:path'
import { type ConsentMode, consentModes } from '#app/consent/consent.ts'

export type Config = {
  port: number
  host: string
  /** Canonical origin without a trailing slash; never taken from a request. */
  origin: string
  /** Where content is read, with its trailing slash. */
  apiBase: string
  dataDir: string
  /** Hosts whose pictures may be read, beside the studio's; exact names without ports. */
  imageDomains: string[]
  /** Lets the site deliver what visitors send; without it everything waits in the inbox. */
  serviceKey: string | undefined
  /** Addresses and ranges whose forwarding headers count. */
  trustProxy: string[]
  /** What may be kept of a visitor before they have answered the notice. */
  consent: ConsentMode
  /** The tag manager's container, `GTM-…`; without one there is no tag manager. */
  tagManagerId: string | undefined
  /** A program that looks at files before they are kept, and its words; the path comes last. */
  scanCommand?: string[]
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** @throws {ConfigError} on the first variable that cannot be used. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  return {
    port: port(env, 'PORT', 3000),
    host: env.HOST || '127.0.0.1',
    origin: url(env, 'SITE_ORIGIN', 'http://localhost:3000').replace(/\/$/, ''),
    apiBase: apiBase(env),
    dataDir: resolve(env.DATA_DIR || 'data'),
    imageDomains: imageDomains(env),
    serviceKey: env.SERVICE_KEY || undefined,
    trustProxy: trustProxy(env),
    consent: consent(env),
    tagManagerId: tagManagerId(env),
    ...scanCommand(env),
  }
}

function port(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name] || String(fallback)
  const value = Number(text)
  if (Number.isInteger(value) && value >= 0 && value <= 65_535) return value
  throw new ConfigError(`${name} is “${text}”; write a port number from 0 to 65535.`)
}

function url(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const text = env[name] || fallback
  if (URL.canParse(text) && /^https?:/.test(text)) return text
  throw new ConfigError(`${name} is “${text}”; write an http(s) address such as ${fallback}.`)
}

function apiBase(env: NodeJS.ProcessEnv): string {
  const base = url(env, 'API_BASE', 'http://127.0.0.1:3100/api/v1/')
  if (base.endsWith('/')) return base
  throw new ConfigError(`API_BASE is “${base}”; it must end with a slash: ${base}/`)
}

function trustProxy(env: NodeJS.ProcessEnv): string[] {
  const entries = (env.TRUST_PROXY ?? '').split(/[\s,]+/).filter(Boolean)
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
    if (isIP(address) === 0 || !isRange)
      throw new ConfigError(
        `TRUST_PROXY holds “${entry}”; write IP addresses or ranges such as 10.0.0.0/8, separated by commas.`,
      )
  }
  return entries
}

function consent({ CONSENT: text = '' }: NodeJS.ProcessEnv): ConsentMode {
  const mode = consentModes.find((one) => one === (text || 'notice'))
  if (mode) return mode
  throw new ConfigError(`CONSENT is “${text}”; write required, notice or off.`)
}

function tagManagerId({ TAG_MANAGER_ID: id }: NodeJS.ProcessEnv): string | undefined {
  if (!id || /^GTM-[A-Z0-9]+$/.test(id)) return id || undefined
  throw new ConfigError(`TAG_MANAGER_ID is “${id}”; write a container id such as GTM-ABC1234.`)
}

/** Words are parted by spaces; no shell reads them. */
function scanCommand({ SCAN_COMMAND: text = '' }: NodeJS.ProcessEnv): { scanCommand?: string[] } {
  const words = text.split(/\s+/).filter(Boolean)
  if (words.length === 0) return {}
  if (isAbsolute(words[0] ?? '')) return { scanCommand: words }
  throw new ConfigError(
    `SCAN_COMMAND is “${text}”; write the whole path of a program, such as /usr/bin/clamdscan --no-summary.`,
  )
}

function imageDomains(env: NodeJS.ProcessEnv): string[] {
  const hosts = (env.IMAGE_DOMAINS ?? '').split(/[\s,]+/).filter(Boolean)
  for (const host of hosts) {
    const isName = URL.canParse(`http://${host}`) && new URL(`http://${host}`).hostname === host
    if (!isName)
      throw new ConfigError(
        `IMAGE_DOMAINS holds “${host}”; write lower-case host names without ports, separated by commas.`,
      )
  }
  return hosts
}
