/**
 * Loads what the server loads later, beside what it is made of: `main.ts --load`. The build does so with
 * `NODE_COMPILE_CACHE` set: what a start would strip and compile is then there, and no reader of types is
 * loaded, which would stay in memory.
 */
import { join } from 'node:path'
import './draw-pictures.ts'
import './share-images/draw-card.ts'

await import(join(import.meta.dirname, '..', 'dist', 'server', 'server.js'))
