import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../root.ts'

export const studioFolder = join(root, 'apps/studio/')

/**
 * Runs one of Payload's own commands that write files of the tree. They read the whole configuration, which asks for a
 * database and a secret, and use neither.
 * @param folder in which what is written is looked for.
 * @returns its exit code.
 */
export function runPayload(args: string[], folder = studioFolder): number {
  const program = join(root, 'node_modules/payload/bin.js')
  // Node reads the configuration by itself.
  const own = ['--disable-warning=ExperimentalWarning', program, '--disable-transpile']
  const { status, error } = spawnSync(process.execPath, [...own, ...args], {
    cwd: folder,
    stdio: 'inherit',
    env: {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      PAYLOAD_SECRET: 'only-for-writing-files-of-the-tree-0000000',
      ...process.env,
      PAYLOAD_CONFIG_PATH: join(studioFolder, 'src/payload.config.ts'),
    },
  })
  if (error) throw error
  return status ?? 1
}
