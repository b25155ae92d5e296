/** `npm run format`: everything as the house writes it. */
import { binaryOf } from './check-parts.ts'
import { runNode } from './steps.ts'

const { code, output } = await runNode([
  binaryOf('@biomejs/biome', 'biome'),
  'check',
  '--write',
  ...(process.argv.length > 2 ? process.argv.slice(2) : ['.']),
])
process.stdout.write(output)
process.exit(code ?? 1)
