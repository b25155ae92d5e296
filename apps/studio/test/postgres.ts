/**
 * A real PostgreSQL with one empty database, started the way the project starts its own: as root and
 * as an ordinary user, on any machine that the project runs on. Tests alone reach for that tool; the
 * studio itself never does, which is why its address is put together here and not imported.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../src/root.ts'

export type TestPostgres = {
  url: string
  restart: () => Promise<void>
  stop: () => Promise<void>
}

type Tool = { startPostgres: (folder: string) => Promise<TestPostgres> }

/** Its files live in a folder of their own, which `stop` removes. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-test-'))
  // Started by root, PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(folder, 0o711)
  mkdirSync(join(folder, 'logs'))
  const tool: Tool = await import(pathToFileURL(join(root, 'tools/stack/postgres.ts')).href)
  const postgres = await tool.startPostgres(folder)
  return {
    url: postgres.url,
    restart: () => postgres.restart(),
    stop: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
