/** An address as people read it, for messages: decoded, with query and hash. */
export function fullPath(href: string): string {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}
