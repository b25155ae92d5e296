/**
 * Forgets what the studio has had for thirty days. A clock that jumps ahead must not empty the inbox,
 * so one run takes a twentieth of the rows at most, or a hundred.
 */
import type { Files } from './files.ts'
import type { GroupCommit } from './group-commit.ts'
import type { Rows } from './rows.ts'

type Parts = { rows: Rows; commit: GroupCommit; files: Files; now: () => number }

const keptMs = 30 * 24 * 60 * 60_000

export async function forgetOld({ rows, commit, files, now }: Parts): Promise<number> {
  const most = Math.max(100, Math.floor(rows.count() / 20))
  const old = rows.deliveredBefore(now() - keptMs, most)
  if (old.length === 0) return 0
  // Files first: a row without its file is found again, a file without its row is not.
  for (const { files: names } of old) for (const name of names) await files.drop(name)
  await commit.write(() => {
    for (const { key } of old) rows.remove(key)
  })
  return old.length
}
