/** Builds the site: the browser's files, the server's renderer, and the id that names the build. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createBuilder } from 'vite'

const id = Date.now().toString(36)
process.env.VITE_BUILD_ID = id
process.chdir(import.meta.dirname)
await rm(join(import.meta.dirname, 'dist'), { recursive: true, force: true })
const builder = await createBuilder({ logLevel: 'warn' })
await builder.buildApp()
await writeFile(join(import.meta.dirname, 'dist', 'build.json'), `${JSON.stringify({ id })}\n`)
console.log(`site built ${id}`)
