/**
 * Makes the tables of an older studio in an empty database: `migrate-to.ts NAME NAME …` runs these
 * migrations and no others. A restored backup's rows fit into them.
 */
import '../root.ts'
import { migrations } from '../platform/database/migrations.ts'
import { openStudio } from './open-studio.ts'

const wanted = process.argv.slice(2)
const known = new Set(migrations.map(({ name }) => name))
const unknown = wanted.filter((name) => !known.has(name))
if (wanted.length === 0 || unknown.length > 0) {
  process.stderr.write(
    `This Wajiha does not know the database of the backup (${unknown[0] ?? 'no migrations'}). Restore it with the version that made it, or a newer one.\n`,
  )
  process.exit(1)
}
await openStudio(async () => {}, {
  migrations: migrations.filter(({ name }) => wanted.includes(name)),
})
