/**
 * Writes a migration for what changed in the collections: `npm run make:migration -- NAME`. Payload
 * compares with the last snapshot, the one JSON file in the folder, and needs no database; afterwards
 * the new snapshot takes the place of the old, the migration is made to run on Node directly, and
 * `src/platform/database/migrations.ts` lists it.
 */
import '../root.ts'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { runPayload, studioFolder as studio } from './run-payload.ts'
import { withMigration } from './with-migration.ts'

const folder = `${studio}src/migrations/`
const list = `${studio}src/platform/database/migrations.ts`
const migrationsIn = () => readdirSync(folder).filter((name) => /^\d.*\.ts$/.test(name))

const name = process.argv[2]
if (!name) {
  console.error('Say what changes: npm run make:migration -- add-job-questions')
  process.exit(1)
}

const snapshots = () => readdirSync(folder).filter((one) => one.endsWith('.json'))

const before = new Set(migrationsIn())
const status = runPayload(['migrate:create', name, '--skip-empty'])
for (const file of migrationsIn().filter((one) => !before.has(one))) {
  const text = readFileSync(folder + file, 'utf8')
  const runnable = text.replace(
    /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
    'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
  )
  writeFileSync(folder + file, runnable)
  writeFileSync(list, withMigration(readFileSync(list, 'utf8'), file.replace('.ts', '')))
  console.log(
    `${file} is in ${list.slice(studio.length)}. Next: npm run make:types, and the line about its way back: npm run check says which.`,
  )
}
for (const old of snapshots().sort().slice(0, -1)) rmSync(folder + old)
process.exit(status)
