/** Builds the studio: Next's build, its server's files made small, one costly style made light, and scripts compiled whole. */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { lightenStyles } from './light-styles.ts'
import { makeSmall } from './small-server.ts'
import { compileWhole } from './view-files.ts'

const nextProgram = join(
  dirname(createRequire(import.meta.url).resolve('next/package.json')),
  'dist/bin/next',
)
const { status } = spawnSync(process.execPath, [nextProgram, 'build'], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
await makeSmall(join(import.meta.dirname, '.next/server'))
await lightenStyles(join(import.meta.dirname, '.next/static'))
await compileWhole(join(import.meta.dirname, '.next'))
