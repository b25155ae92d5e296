/** A studio of its own for one test file: its tables with nobody in them, or with the demo. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { startPostgresFrom, type TestPostgres } from './postgres.ts'
import { type Beginning, copyStored, environmentOf, requireTemplate } from './template.ts'

export type TestStudio = {
  payload: Payload
  databaseUrl: string
  dataDir: string
  /** Asks the public API, as the site would. */
  ask: (path: string, options?: AskOptions) => Promise<Response>
  /** Kills the database at once and starts it again. */
  restartDatabase: () => Promise<void>
  close: () => Promise<void>
}

type AskOptions = {
  locale?: string
  method?: string
  headers?: Record<string, string>
  body?: BodyInit
}

/**
 * @param moreOf what its environment has beside the usual, by the address of its database.
 * @param start how its database is started from the files of a stopped one.
 */
export async function openTestStudio(
  beginning: Beginning = 'nothing',
  moreOf: (databaseUrl: string) => Record<string, string> = () => ({}),
  start: (template: string) => Promise<TestPostgres> = startPostgresFrom,
): Promise<TestStudio> {
  const template = await requireTemplate(beginning)
  const postgres = await start(template)
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-data-'))
  copyStored(template, dataDir)
  Object.assign(process.env, environmentOf(postgres.url, dataDir), moreOf(postgres.url))
  const { getPayload } = await import('payload')
  const { default: config } = await import('../src/payload.config.ts')
  const { closeDatabase } = await import('../src/platform/database/close.ts')
  const { handleApi } = await import('../src/api/handle.ts')
  const payload = await getPayload({ config })
  return {
    payload,
    databaseUrl: postgres.url,
    dataDir,
    ask: (path, { locale, method = 'GET', headers = {}, body } = {}) => {
      const url = `http://studio.example/api/v1/${path}`
      const language: Record<string, string> = locale ? { 'content-language': locale } : {}
      const request = new Request(url, {
        method,
        headers: { ...language, ...headers },
        ...(body === undefined ? {} : { body }),
      })
      const [pathname = ''] = path.split('?')
      return handleApi(payload, request, pathname.split('/').map(decodeURIComponent))
    },
    restartDatabase: postgres.restart,
    close: async () => {
      // The adapter keeps a connection for good, which ends with the server: nobody waits for it.
      void closeDatabase(payload)
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
