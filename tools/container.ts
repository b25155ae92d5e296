/**
 * `./wajiha container site|studio`: one part in a container. What it logs also goes to standard output, where
 * whoever runs containers looks for it; all else is `site.ts` and `studio.ts`.
 */
import { runPart } from './run-part.ts'
import { explain, Sentence } from './sentence.ts'

const [part] = process.argv.slice(2)
if (part === 'site' || part === 'studio') await runPart(part, { echoes: true })
else {
  console.error(explain(new Sentence('Which part? Write site or studio.')))
  process.exit(1)
}
