/** An address as seen from outside: percent-encoded, starting with the origin. */
export function absoluteAddress(origin: string, path: string): string {
  return new URL(path, origin).href.replace(/\/$/, (slash) => (path === '/' ? slash : ''))
}
