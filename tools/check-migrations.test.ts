import { expect, it } from 'vitest'
import { findUntoldWaysBack } from './check-migrations.ts'
import { additive, byBackup, withWayBack } from './checks/way-back.ts'

const migration = (up: string, down = 'DROP TABLE "a";') =>
  `export async function up({ db }) {\n  await db.execute(sql\`${up}\`)\n}\n\nexport async function down({ db }) {\n  await db.execute(sql\`${down}\`)\n}\n`
const problemsOf = (text: string) =>
  findUntoldWaysBack([{ path: 'a.ts', text }]).map(({ problem }) => problem)

it.each([
  'CREATE TABLE "a" ("id" uuid NOT NULL);',
  'ALTER TABLE "a" ADD COLUMN "b" varchar;',
  `ALTER TABLE "a" ADD COLUMN "b" varchar DEFAULT 'x' NOT NULL;`,
  `ALTER TYPE "e" ADD VALUE 'new' BEFORE 'old';`,
  'ALTER TABLE "a" ADD CONSTRAINT "k" FOREIGN KEY ("b") REFERENCES "c"("id") ON DELETE set null ON UPDATE no action;',
])('what only adds may say so, whatever its down does: %s', (up) => {
  const written = withWayBack(migration(up))
  expect(written).toContain(additive)
  expect(problemsOf(written)).toEqual([])
})

it.each([
  'ALTER TABLE "a" DROP COLUMN "b";',
  'ALTER TABLE "a" ADD COLUMN "b" varchar NOT NULL;',
  'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
  'ALTER TABLE "a" RENAME TO "c";',
  `UPDATE "a" SET "b" = 'x';`,
  'DELETE FROM "a";',
])('what changes what was there may not say that it only adds: %s', (up) => {
  expect(withWayBack(migration(up))).toContain(byBackup)
  expect(problemsOf(`${additive}\n${migration(up)}`)).toEqual([
    `says that it only adds, and changes what was there; write “${byBackup}”.`,
  ])
})

it('a migration that says nothing is found', () => {
  expect(problemsOf(migration('CREATE TABLE "a" ();'))[0]).toContain('does not say its way back')
})
