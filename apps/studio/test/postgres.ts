/**
 * A real PostgreSQL, started the way the project starts its own: as root and as an ordinary user, on
 * any machine that the project runs on. Tests alone reach for that tool; the studio itself never
 * does, which is why its address is put together here and not imported.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../src/root.ts'
import { copyWithOwners } from './copy-with-owners.ts'

export type TestPostgres = {
  url: string
  pid: () => number
  restart: () => Promise<void>
  stop: () => Promise<void>
}

type Tool = { startPostgres: (folder: string) => Promise<TestPostgres> }

/** @param folder Absolute; made when it is missing. What it holds already is used. */
export async function startPostgresIn(folder: string): Promise<TestPostgres> {
  mkdirSync(join(folder, 'logs'), { recursive: true })
  // Started by root, PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(folder, 0o711)
  const tool: Tool = await import(pathToFileURL(join(root, 'tools/stack/postgres.ts')).href)
  return tool.startPostgres(folder)
}

/** Copies a stopped server's files. */
export function copyServer(from: string, to: string): void {
  for (const name of ['secrets', 'postgres']) copyWithOwners(join(from, name), join(to, name))
}

/** Begins with a copy of a stopped server's files, in a folder of its own which `stop` removes. */
export async function startPostgresFrom(template: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-test-'))
  copyServer(template, folder)
  const postgres = await startPostgresIn(folder)
  return {
    url: postgres.url,
    pid: () => postgres.pid(),
    restart: () => postgres.restart(),
    stop: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
