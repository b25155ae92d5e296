/**
 * Loads all that the server is made of and ends. The build runs it with `NODE_COMPILE_CACHE` set: what a start
 * would strip and compile is then there, and no reader of types is loaded, which would stay in memory.
 */
import { join } from 'node:path'
import './assets/serve-assets.ts'
import './config.ts'
import './draw-pictures.ts'
import './leave.ts'
import './pages/inline-styles.ts'
import './share-images/draw-card.ts'
import './site.ts'

process.env.NODE_ENV ||= 'production'
await import(join(import.meta.dirname, '..', 'dist', 'server', 'server.js'))
process.exit()
