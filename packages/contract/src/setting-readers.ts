/** How the text of an environment variable is read: its value, or nothing where it cannot be used. */
import { isIP } from 'node:net'
import { isAbsolute } from 'node:path'
import { readUrl } from './read-url.ts'

/** `required`: nothing until allowed. `notice`: allowed until refused. `off`: allowed, nobody is asked. */
export const consentModes = ['required', 'notice', 'off'] as const
export type ConsentMode = (typeof consentModes)[number]

/** Products that may stand in front of the site as its shared cache. */
export const edgeProducts = ['varnish', 'fastly', 'cloudflare'] as const
export type EdgeProduct = (typeof edgeProducts)[number]

/** The standard's names for which traces are kept; those of its remote samplers are not among them. */
export const samplers = [
  'parentbased_always_on',
  'parentbased_traceidratio',
  'parentbased_always_off',
  'always_on',
  'traceidratio',
  'always_off',
] as const
export type SamplerName = (typeof samplers)[number]

export const readers = {
  text: (text: string): string | undefined => text,
  secret: matching(/^\S{32,}$/),
  port(text: string): number | undefined {
    const number = Number(text)
    return /^\d{1,5}$/.test(text) && number >= 1 && number <= 65_535 ? number : undefined
  },
  host: (text: string) => (isIP(text) > 0 || isHostName(text) ? text : undefined),
  /** Without its last slash. */
  origin(text: string): string | undefined {
    const plain = text.replace(/\/$/, '')
    return isWeb(text) && readUrl(text)?.origin === plain ? plain : undefined
  },
  webAddress: (text: string) => (isWeb(text) ? text : undefined),
  folderAddress: (text: string) => (isWeb(text) && text.endsWith('/') ? text : undefined),
  postgres: (text: string) =>
    /^postgres(?:ql)?:\/\/\S+$/.test(text) && readUrl(text) ? text : undefined,
  /** PostgreSQL, or a server that speaks Valkey's protocol; an s at the end of that one's scheme is TLS. */
  countingPlace: (text: string) =>
    /^(?:postgres(?:ql)?|(?:valkey|redis)s?):\/\/\S+$/.test(text) && readUrl(text)
      ? text
      : undefined,
  mailServer: (text: string) =>
    /^smtps?:\/\/(?:[^\s/@]+@)?[^\s/@:?]+(?::\d{1,5})?\/?(?:\?\S*)?$/.test(text) && readUrl(text)
      ? text
      : undefined,
  sender: matching(/^(?:[^<>"@\p{Cc}]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/u),
  bounceAddress: matching(/^[^\s<>@"]{1,20}@[^\s<>@"]+$/u),
  backupKey: matching(/^(?:age1[a-z0-9]{58,}|plain)$/),
  tagManagerId: matching(/^GTM-[A-Z0-9]+$/),
  hostNames: listOf((host) => readUrl(`http://${host}`)?.hostname === host),
  networks: listOf(isAddressOrRange),
  webAddresses: listOf(isWeb),
  share: (text: string) => (/^(?:0?\.\d+|[01](?:\.0+)?)$/.test(text) ? Number(text) : undefined),
  token: matching(/^\S{8,}$/),
  word: matching(/^\S+$/),
  region: matching(/^[a-z0-9-]+$/),
  /** `s3://bucket/prefix`; letters that no server, address or proxy writes differently. */
  bucket(text: string): { bucket: string; prefix: string } | undefined {
    const [, bucket, prefix = ''] = bucketPattern.exec(text) ?? []
    return bucket ? { bucket, prefix } : undefined
  },
  /** Words parted by spaces, the first of them a path. */
  program(text: string): string[] | undefined {
    const words = text.trim().split(/\s+/)
    return isAbsolute(words[0] ?? '') ? words : undefined
  },
  oneOf:
    <Word extends string>(words: readonly Word[]) =>
    (text: string): Word | undefined =>
      words.find((word) => word === text),
}

const bucketPattern = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[\w-]+\/)*[\w-]+)?)?$/

function matching(pattern: RegExp) {
  return (text: string): string | undefined => (pattern.test(text) ? text : undefined)
}

/** Parted by commas, spaces or both. */
function listOf(accepts: (entry: string) => boolean) {
  return (text: string): string[] | undefined => {
    const entries = text.split(/[\s,]+/).filter(Boolean)
    return entries.every(accepts) ? entries : undefined
  }
}

function isWeb(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && Boolean(readUrl(text))
}

const isHostName = (text: string) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)

function isAddressOrRange(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  if (isIP(address) === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
}
