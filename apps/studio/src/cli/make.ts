/** `npm run make:types` and `npm run make:import-map`: files of the tree that Payload writes from the configuration. */
import '../root.ts'
import { runPayload } from './run-payload.ts'

process.exit(runPayload(process.argv.slice(2)))
