// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
const strange = /[\u0000-\u0020\u007f\\]/g

/**
 * A `Location` that leads where it says. A path stays on this site, whatever a rule and a visitor's
 * path make together: `//evil.example`, `/.//evil.example` and `/\evil.example` are `/evil.example`. No
 * line end ever gets into a header.
 */
export function onward(location: string): string {
  if (!location.startsWith('/')) return location.replace(strange, encodeURIComponent)
  const { pathname, search, hash } = new URL(`http://own.invalid${location}`)
  return pathname.replace(/^\/{2,}/, '/') + search + hash
}
