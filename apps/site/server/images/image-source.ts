/** Reads which original an image address means, and refuses what must not be read. */
import { ImageProblem } from './image-problem.ts'

export type Source =
  /** A picture of the studio, by its name. */
  | { kind: 'media'; name: string }
  /** A file of the public folder, by its path within it. */
  | { kind: 'file'; path: string }
  | { kind: 'remote'; url: URL }

export type ImageAddress = { modifiers: string; source: Source }

export type SourceRules = {
  /** Remote hosts that may be read; exact names, ports ignored. */
  hosts: readonly string[]
  /** Where the studio serves its media, such as `http://127.0.0.1:3100/api/v1/media/`. */
  mediaBase: string
}

const mediaName = /^[\w-]{1,100}\.(?:avif|webp|png|jpe?g|gif)$/
const forbidden = /["*:<>?|\\]/
const longest = 2_000

/**
 * @param rest what follows `/_ipx/`, still percent-encoded, its query included.
 * @throws {ImageProblem} with the codes of BEHAVIOURS 10.4.
 */
export function readImageAddress(rest: string, rules: SourceRules): ImageAddress {
  const cut = rest.indexOf('/')
  const modifiers = decode(cut < 0 ? rest : rest.slice(0, cut))
  if (modifiers === '')
    throw new ImageProblem(400, 'IPX_MISSING_MODIFIERS', 'The address has no modifiers')
  const id = cut < 0 ? '' : decode(rest.slice(cut + 1))
  if (id === '') throw new ImageProblem(400, 'IPX_MISSING_ID', 'The address names no picture')
  if (id.length > longest) throw new ImageProblem(400, 'IPX_INVALID_ID', 'The name is too long')
  return { modifiers, source: readSource(id, rules) }
}

function readSource(id: string, { hosts, mediaBase }: SourceRules): Source {
  if (/^https?:/i.test(id)) return readRemote(id, hosts, mediaBase)
  const path = id.replace(/^\/+/, '')
  if (forbidden.test(path) || path.split('/').some((part) => part === '..' || part === '.'))
    throw new ImageProblem(403, 'IPX_FORBIDDEN_PATH', 'This path is not served')
  const [folder, name = '', ...more] = path.split('/')
  if (folder !== 'media') return { kind: 'file', path }
  if (more.length > 0 || !mediaName.test(name)) throw missingFile()
  return { kind: 'media', name }
}

function readRemote(id: string, hosts: readonly string[], mediaBase: string): Source {
  const address = id.replace(/^(https?):\/*/i, '$1://')
  if (!URL.canParse(address))
    throw new ImageProblem(400, 'IPX_INVALID_ID', 'The address of the picture is not well-formed')
  const url = new URL(address)
  // The studio's own media are kept by this site: no second way to reach it.
  const name = url.href.startsWith(mediaBase) ? url.href.slice(mediaBase.length) : ''
  if (mediaName.test(name)) return { kind: 'media', name }
  requireAllowed(url, hosts)
  return { kind: 'remote', url }
}

/** @throws {ImageProblem} 403 unless the host is on the list and the address is a plain one. */
export function requireAllowed(url: URL, hosts: readonly string[]): void {
  const isPlain = /^https?:$/.test(url.protocol) && !url.username && !url.password
  if (isPlain && hosts.includes(url.hostname)) return
  throw new ImageProblem(403, 'IPX_FORBIDDEN_HOST', 'This host is not on the list')
}

export const missingFile = () => new ImageProblem(404, 'IPX_FILE_NOT_FOUND', 'File not found')

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new ImageProblem(400, 'IPX_INVALID_ID', 'The address is not well-formed')
  }
}
