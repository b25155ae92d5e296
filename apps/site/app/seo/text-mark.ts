/**
 * A short mark that changes with a text, the same in every language's engine: 53 bits after cyrb53 by
 * bryc (public domain), in eleven letters and digits. Not for secrets.
 */
export function textMark(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  const value = 4294967296 * (2097151 & low) + (high >>> 0)
  return value.toString(36).padStart(11, '0')
}
