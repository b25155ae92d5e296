/**
 * `npm run privacy -- find|names|export|erase|erase-again|retention …` inside the studio, for whoever has
 * a shell and no browser. Works beside the running product.
 */
import '../root.ts'
import { parseArgs } from 'node:util'
import { openStudio } from './open-studio.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    yes: { type: 'boolean', default: false },
    'allow-many': { type: 'boolean', default: false },
    kind: { type: 'string' },
    out: { type: 'string' },
    file: { type: 'string' },
    country: { type: 'string', default: 'SA' },
  },
})

await openStudio(async (payload) => {
  const { runPrivacyCommand } = await import('../privacy/command.ts')
  const [command = '', ...words] = positionals
  const { code, text } = await runPrivacyCommand(payload, command, words.join(' '), values)
  const stream = code === 0 ? process.stdout : process.stderr
  await new Promise<void>((resolve) => stream.write(`${text}\n`, () => resolve()))
  process.exitCode = code
})
