/** What a question to PostgreSQL does and to which tables, without a value of it: `SELECT posts posts_locales`. */

const mostTables = 6
const mostCharacters = 120
/** Where a text could stand that is somebody's: strings in every way of writing them, and comments. */
const written =
  /\bE'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\//gi
const named = /\b(?:from|join|into|update)\s+(?:only\s+)?(?:"?public"?\.)?"?([a-z_][a-z_\d]*)"?/gi
const notTables = new Set(['select', 'lateral', 'set', 'unnest', 'values'])

/** @param text with placeholders; what stands in it as a literal is left out. */
export function summaryOf(text: string): string {
  const plain = text.replaceAll(written, '?')
  const word = /^[\s(]*([a-z]+)/i.exec(plain)?.[1]?.toUpperCase() ?? 'QUERY'
  const tables = new Set<string>()
  for (const [, table = ''] of plain.matchAll(named)) {
    if (!notTables.has(table.toLowerCase())) tables.add(table)
    if (tables.size === mostTables) break
  }
  const fitting: string[] = [word]
  for (const table of tables)
    if (fitting.join(' ').length + table.length < mostCharacters) fitting.push(table)
  return fitting.join(' ')
}
