/** `npm run site`: the site by itself. */
import { runPart } from './run-part.ts'

await runPart('site')
