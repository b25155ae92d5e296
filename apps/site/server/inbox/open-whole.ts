/**
 * Opens the inbox's file if it is whole. One that is damaged is set aside with the files that its rows name, and
 * a new one is begun with every row that can still be read.
 */
import { existsSync } from 'node:fs'
import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { isDamage } from './damage.ts'
import { openDatabase } from './database.ts'
import { recoverRows } from './recover-rows.ts'

export type Damage = {
  /** Below the inbox: `damaged-2026-11-26T18-00-00-000Z`. */
  folder: string
  recovered: number
}

const setAsideAs = 'damaged-'
const keptMs = 30 * 24 * 60 * 60_000

type Opened = { database: DatabaseSync; damage?: Damage }

export async function openWhole(folder: string): Promise<Opened> {
  const database = openIfWhole(folder)
  if (database) return { database }
  const name = `${setAsideAs}${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  await setAside(folder, join(folder, name))
  const fresh = openDatabase(folder)
  const recovered = recoverRows(join(folder, name, 'inbox.sqlite'), fresh)
  return { database: fresh, damage: { folder: name, recovered } }
}

/** @returns nothing when it is damaged. @throws for every other reason: another process has it, no right, no room. */
function openIfWhole(folder: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined
  try {
    database = openDatabase(folder)
    const found = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
    if (found.quick_check === 'ok') return database
  } catch (error) {
    if (!isDamage(error)) throw error
  }
  database?.close()
  return undefined
}

export async function countDamaged(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.startsWith(setAsideAs)).length
}

/** Removes what was set aside thirty days ago: nobody is erased in there. */
export async function forgetDamaged(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(setAsideAs)) continue
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && now - found.mtimeMs > keptMs)
      await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** The log beside it goes along: it may hold what the file lacks. */
async function setAside(folder: string, aside: string): Promise<void> {
  await mkdir(join(aside, 'files'), { recursive: true, mode: 0o700 })
  for (const name of ['inbox.sqlite', 'inbox.sqlite-wal', 'inbox.sqlite-shm'])
    if (existsSync(join(folder, name))) await rename(join(folder, name), join(aside, name))
  // What no row names any more is swept away where it was, and stays here.
  for (const name of await readdir(join(folder, 'files')).catch(() => []))
    await link(join(folder, 'files', name), join(aside, 'files', name)).catch(() => {})
}
