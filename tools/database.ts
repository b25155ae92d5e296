/** `npm run database`: the database by itself. */
import { runPart } from './run-part.ts'

await runPart('database')
