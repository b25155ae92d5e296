/**
 * Commands that the studio's own code does: finds the database as the doctor does, whether the product
 * runs or not, and lets the studio work.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { databaseOf } from './doctor/database-of.ts'
import { root } from './root.ts'
import { explain, Sentence } from './sentence.ts'
import { keepSecret } from './stack/data-folder.ts'
import { readSettings } from './stack/settings.ts'

/** Runs a command of `apps/studio/src/cli` and leaves with its code. */
export async function runStudioCommand(name: string): Promise<void> {
  try {
    process.exit(await run(name, process.argv.slice(2)))
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}

async function run(name: string, args: string[]): Promise<number> {
  const { dataDir, databaseUrl } = readSettings(process.env)
  if (!existsSync(dataDir))
    throw new Sentence(`There is no data folder ${dataDir}. Run npm start, or set DATA_DIR.`)
  const database = await databaseOf(dataDir, databaseUrl)
  if (!database) throw new Sentence('There is no database yet. Run npm start first.')
  try {
    return await spawnStudioCommand(name, args, { dataDir, databaseUrl: database.url })
  } finally {
    await database.close()
  }
}

/**
 * From where the person stands, so that `--out` means their own folder.
 *
 * @returns its exit code.
 */
export function spawnStudioCommand(
  name: string,
  args: string[],
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  more: Record<string, string> = {},
): Promise<number> {
  const command = join(root, 'apps', 'studio', 'src', 'cli', `${name}.ts`)
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || keepSecret(dataDir, 'payload-secret').value,
    LOG_LEVEL: process.env.LOG_LEVEL || 'error',
    WAJIHA_SERVES: '',
    ...more,
  }
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
