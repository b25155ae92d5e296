/**
 * Every table of the studio and nobody in it, or the demo in them, as the files of a stopped PostgreSQL. The first
 * studio of a run of tests has them made, those that open meanwhile wait for it, and each begins on a copy.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { copyServer, startPostgresIn } from './postgres.ts'

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const programs: Record<Beginning, string> = {
  nothing: fileOf('./migrate-process.ts'),
  demo: fileOf('../src/cli/load-demo.ts'),
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of this run; `tools/test-folder.ts` makes it. */
    testFolder: string
  }
}

/** What a studio of a test begins with. */
export type Beginning = 'nothing' | 'demo'

/**
 * @returns The folder to copy: `secrets` and `postgres`, and what lies in the data folder of the demo.
 * @throws When it cannot be made, to everybody who asks.
 */
export async function requireTemplate(beginning: Beginning): Promise<string> {
  const data = join(inject('testFolder'), `studio-with-${beginning}`)
  const [ready, broken] = [`${data}.ready`, `${data}.broken`]
  if (isFirst(data)) {
    await makeTemplate(data, beginning).catch((error) => {
      writeFileSync(broken, '')
      throw error
    })
    writeFileSync(ready, '')
  }
  while (!existsSync(ready)) {
    if (existsSync(broken))
      throw new Error('The first studio of this run could not make its tables.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return data
}

/**
 * A data folder that a product starts in as on its second day, without making tables or loading the demo, which takes
 * 7 and 20 s of the processor. It has no administrator yet.
 *
 * @param dataDir absolute; made when it is missing.
 */
export async function copyTemplate(beginning: Beginning, dataDir: string): Promise<void> {
  const template = await requireTemplate(beginning)
  mkdirSync(dataDir, { recursive: true })
  copyServer(template, dataDir)
  copyStored(template, dataDir)
}

/** Copies what of a data folder belongs to the content. */
export function copyStored(from: string, to: string): void {
  for (const name of ['media', 'files'])
    if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true })
}

/** Of all who make the same folder, exactly one succeeds. */
function isFirst(data: string) {
  try {
    mkdirSync(data)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function makeTemplate(data: string, beginning: Beginning) {
  if (beginning === 'demo') copyServer(await requireTemplate('nothing'), data)
  const postgres = await startPostgresIn(data)
  try {
    await run(programs[beginning], environmentOf(postgres.url, data))
  } finally {
    await postgres.stop()
  }
  // No copy has to outlive a power cut; a killed server loses nothing by this.
  appendFileSync(join(data, 'postgres', 'postgresql.conf'), 'fsync = off\n')
}

async function run(program: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The studio's tables could not be made: ${said || code}`)
}

/** What a studio of a test reads from its environment. */
export function environmentOf(databaseUrl: string, dataDir: string) {
  return {
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'for-tests-only-0123456789abcdef-0123',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  }
}
