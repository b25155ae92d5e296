/** Whether the parts that run together know each other: Node, PostgreSQL, and the tables' migrations. */
import { broken, type Finding, unsure } from '../finding.ts'

export type Versions = {
  /** As `24.21.0`: what runs, and what the project brings. */
  node: { runs: string; pinned: string | undefined }
  /** As `180004`; nothing where the database was not asked. */
  postgres: number | undefined
  /** What the tables lack, and what this version does not know of them. */
  migrations: { pending: readonly string[]; strange: readonly string[] }
}

const oldestPostgres = 15

export function judgeVersions({ node, postgres, migrations }: Versions): Finding[] {
  const { pending, strange } = migrations
  const major = (version: string | undefined) => Number(version?.split('.')[0])
  return [
    node.pinned !== undefined &&
      major(node.runs) !== major(node.pinned) &&
      broken(
        `This runs on Node ${node.runs}; Wajiha is made for ${node.pinned}. Start it by npm, which brings its own.`,
      ),
    postgres !== undefined &&
      Math.floor(postgres / 10_000) < oldestPostgres &&
      broken(
        `PostgreSQL is version ${Math.floor(postgres / 10_000)}; ${oldestPostgres} is the oldest that is tried. Upgrade it after a backup.`,
      ),
    pending.length > 0 &&
      unsure(
        `The tables lack ${pending.length} of this version's changes (${pending[0]} …). The next start makes them, after a backup.`,
      ),
    strange.length > 0 &&
      broken(
        `The tables were changed by a newer version (${strange[0]}). Start that one, or restore the backup from before: docs/how-to/upgrade-and-roll-back.md.`,
      ),
  ].filter((finding) => finding !== false)
}
