/**
 * Reads an absolute address; nothing when it is none. `URL.canParse` and `URL.parse` are younger than the oldest
 * browsers of the build.
 *
 * @example readUrl('https://birkar.example/عن')?.hostname // 'birkar.example'
 */
export function readUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
