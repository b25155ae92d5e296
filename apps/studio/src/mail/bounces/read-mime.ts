/** A mail taken apart, as far as reports of delivery need it (RFC 2045, RFC 2046). Never throws. */

export type Part = {
  /** In lower case: `message/delivery-status`. */
  type: string
  /** Names in lower case, values unfolded; the first of each name. */
  headers: Map<string, string>
  /** Decoded; empty where there are parts. */
  body: string
  parts: Part[]
}

const deepest = 6

/** @param text of the mail, with any line ends. */
export function readMime(text: string, depth = 0): Part {
  const { headers, body } = splitHeaders(text.replace(/\r\n?/g, '\n'))
  const kind = headers.get('content-type') ?? 'text/plain'
  const type = kind.split(';')[0]?.trim().toLowerCase() ?? ''
  const boundary = /;\s*boundary="?([^";\n]{1,70})"?/i.exec(kind)?.[1]?.trimEnd()
  const isSplit = type.startsWith('multipart/') && boundary !== undefined && depth < deepest
  if (isSplit) {
    const parts = splitParts(body, boundary).map((part) => readMime(part, depth + 1))
    return { type, headers, body: '', parts }
  }
  return { type, headers, body: decode(body, headers), parts: [] }
}

/** The part itself and everything in it. */
export function* partsOf(part: Part): Generator<Part> {
  yield part
  for (const inner of part.parts) yield* partsOf(inner)
}

/** Headers end with the first empty line; a line that begins with a space goes on. */
export function splitHeaders(text: string): Pick<Part, 'headers' | 'body'> {
  const end = text.indexOf('\n\n')
  const [head, body] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 2)]
  const headers = new Map<string, string>()
  for (const line of head.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    if (name && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim())
  }
  return { headers, body }
}

function splitParts(body: string, boundary: string): string[] {
  const parts: string[][] = []
  for (const line of body.split('\n')) {
    const mark = line.trimEnd()
    if (mark === `--${boundary}--`) break
    if (mark === `--${boundary}`) parts.push([])
    else parts.at(-1)?.push(line)
  }
  return parts.map((lines) => lines.join('\n'))
}

function decode(body: string, headers: Part['headers']): string {
  switch (headers.get('content-transfer-encoding')?.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8').replace(/\r\n?/g, '\n')
    case 'quoted-printable':
      return unquote(body)
    default:
      return body
  }
}

const unquote = (body: string) =>
  body
    .replace(/=[ \t]*\n/g, '')
    .replace(/(?:=[0-9A-Fa-f]{2})+/g, (run) =>
      Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'),
    )
