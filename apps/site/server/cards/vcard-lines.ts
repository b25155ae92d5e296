/** Lines of a vCard: escaped, and folded at 75 octets as RFC 2426 and RFC 6350 ask. */

const longest = 75

/** One property: its name with parameters, and its value, already escaped. */
export type Property = readonly [name: string, value: string]

export const writeVcard = (properties: readonly Property[]): string =>
  properties.map(([name, value]) => `${fold(`${name}:${value}`)}\r\n`).join('')

/** Text as a value; control characters but line breaks have no place in one. */
export const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\\,;]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Values that belong together, such as the parts of a name. What is absent stays empty. */
export const compound = (...parts: readonly (string | undefined)[]): string =>
  parts.map((part) => escaped(part ?? '')).join(';')

/** Every line but the first begins with a space, which counts; no character is cut in two. */
function fold(line: string): string {
  let folded = ''
  let room = longest
  for (const character of line) {
    const octets = Buffer.byteLength(character)
    if (octets > room) {
      folded += '\r\n '
      room = longest - 1
    }
    folded += character
    room -= octets
  }
  return folded
}
