/** Reads a raw message the way mail programs do: unfolded headers, decoded words, decoded parts. */

export type Part = { headers: [name: string, value: string][]; body: string; parts: Part[] }

export function readMessage(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const headers = readHeaders(raw.slice(0, end))
  const content = raw.slice(end + 4)
  const type = headerOf({ headers }, 'content-type')
  const boundary = /^multipart\/[^;]+;.*boundary="?([^";]+)"?/.exec(type)?.[1]
  if (!boundary) return { headers, body: decode(headers, content), parts: [] }
  const pieces = content.split(
    new RegExp(`(?:^|\\r\\n)--${escaped(boundary)}(?:--)?[ \\t]*(?:\\r\\n|$)`),
  )
  const parts = pieces.slice(1, -1).map(readMessage)
  return { headers, body: '', parts }
}

export const headerOf = ({ headers }: Pick<Part, 'headers'>, name: string): string =>
  headers.find(([own]) => own.toLowerCase() === name.toLowerCase())?.[1] ?? ''

/** Every part that holds no others. */
export const leavesOf = (part: Part): Part[] =>
  part.parts.length === 0 ? [part] : part.parts.flatMap(leavesOf)

export const bodyOf = (message: Part, type: string): string =>
  leavesOf(message).find((part) => headerOf(part, 'content-type').startsWith(type))?.body ?? ''

function readHeaders(block: string): [string, string][] {
  const lines = block.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return lines.map((line) => {
    const at = line.indexOf(':')
    return [line.slice(0, at), decodeWords(line.slice(at + 1).trim())]
  })
}

/** RFC 2047; white space between two encoded words is none. */
function decodeWords(text: string): string {
  const joined = text.replace(/(\?=)\s+(=\?)/g, '$1$2')
  const bytes: Buffer[] = []
  let from = 0
  for (const found of joined.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)) {
    bytes.push(Buffer.from(joined.slice(from, found.index)))
    const [, way = '', told = ''] = found
    bytes.push(
      way.toLowerCase() === 'b' ? Buffer.from(told, 'base64') : quoted(told.replaceAll('_', ' ')),
    )
    from = found.index + found[0].length
  }
  return Buffer.concat([...bytes, Buffer.from(joined.slice(from))]).toString('utf8')
}

function decode(headers: [string, string][], content: string): string {
  const way = headerOf({ headers }, 'content-transfer-encoding').toLowerCase()
  if (way === 'base64') return Buffer.from(content, 'base64').toString('utf8')
  if (way === 'quoted-printable') return quoted(content.replace(/=\r\n/g, '')).toString('utf8')
  return content
}

function quoted(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8').toString('latin1')
  return Buffer.from(
    bytes.replace(/=([\dA-F]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
