/** Addresses that browsers read otherwise than people do. */

// Browsers drop line ends and tabs from addresses, and write others into headers as they are.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/**
 * Whether a link does not lead where it seems to: control characters, line ends, backslashes in its
 * path, or a path of ours that browsers take for another host (`//evil.example`, `/.//evil.example`).
 */
export function leadsAstray(href: string): boolean {
  if (controls.test(href) || /^[^?#]*\\/.test(href)) return true
  return href.startsWith('/') && new URL(`http://own.invalid${href}`).pathname.startsWith('//')
}
