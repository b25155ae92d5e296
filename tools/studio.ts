/** `npm run studio`: the studio by itself. */
import { runPart } from './run-part.ts'

await runPart('studio')
