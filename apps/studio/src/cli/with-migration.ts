/**
 * The text of `platform/database/migrations.ts` with one migration more, at its end.
 *
 * @param migration as its file is called, without the ending: `20261123_080112_writer_of_versions`.
 */
export function withMigration(text: string, migration: string): string {
  const name = camelCase(migration.replace(/^\d+_\d+_/, ''))
  const imported = `import * as ${name} from '../../migrations/${migration}.ts'\n`
  const row = `  { name: '${migration}', up: ${name}.up, down: ${name}.down },`
  const rows = row.length <= 100 ? row : inLines(migration, name)
  return text
    .replace(/\n\nexport const migrations/, `\n${imported}\nexport const migrations`)
    .replace(/\n\]\n$/, `\n${rows}\n]\n`)
}

const inLines = (migration: string, name: string) =>
  [
    '  {',
    `    name: '${migration}',`,
    `    up: ${name}.up,`,
    `    down: ${name}.down,`,
    '  },',
  ].join('\n')

const camelCase = (words: string) =>
  words.replaceAll(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase())
