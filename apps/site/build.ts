/**
 * Builds the site: the browser's files, the server's renderer, and the id that names the build. It is made aside and
 * takes the place of the one before when it is whole, so that a site that serves meanwhile can be revived. Arguments
 * are the options of Node that the server will run with: what is compiled ahead holds for these alone.
 */
import { spawnSync } from 'node:child_process'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createBuilder } from 'vite'

const id = Date.now().toString(36)
process.env.VITE_BUILD_ID = id
process.chdir(import.meta.dirname)
const dist = join(import.meta.dirname, 'dist')
const aside = join(import.meta.dirname, '.output')
const next = join(aside, 'next')
const before = join(aside, 'before')
await rm(aside, { recursive: true, force: true })
const builder = await createBuilder({ logLevel: 'warn', build: { outDir: next } })
await builder.buildApp()
await writeFile(join(next, 'build.json'), `${JSON.stringify({ id })}\n`)
await rename(dist, before).catch(() => {})
await rename(next, dist)
await rm(aside, { recursive: true, force: true })
compileAhead()
console.log(`site built ${id}`)

/** A start without it is slower and larger by what reads types, and otherwise the same. */
function compileAhead() {
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: join(dist, 'compiled'),
    NODE_COMPILE_CACHE_PORTABLE: '1',
  }
  const options = ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)]
  spawnSync(process.execPath, [...options, 'server/main.ts', '--load'], { env })
}
