/** Lines in a frame, as wide as the longest: what `npm start` ends with. */
export function box(title: string, rows: [label: string, value: string][]): string {
  const labels = Math.max(...rows.map(([label]) => label.length))
  const lines = rows.map(([label, value]) => `${label.padEnd(labels)}   ${value}`)
  const width = Math.max(title.length + 2, ...lines.map((line) => line.length))
  return [
    `╭─ ${title} ${'─'.repeat(width - title.length - 1)}╮`,
    ...lines.map((line) => `│ ${line.padEnd(width)} │`),
    `╰${'─'.repeat(width + 2)}╯`,
  ].join('\n')
}
