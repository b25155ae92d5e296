/** `npm run content -- export|import|import-wordpress|import-markdown …` inside the studio. */
import '../root.ts'
import { parseArgs } from 'node:util'
import { openStudio } from './open-studio.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    merge: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    media: { type: 'string' },
    language: { type: 'string' },
    author: { type: 'string' },
  },
})

await openStudio(async (payload) => {
  const { runContentCommand } = await import('../transfer/command.ts')
  const { code, text } = await runContentCommand(payload, positionals, values)
  const stream = code === 0 ? process.stdout : process.stderr
  await new Promise<void>((resolve) => stream.write(`${text}\n`, () => resolve()))
  process.exitCode = code
})
