/** `npm run new page|block|collection NAME`: the first version of a thing, the house's way. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { binaryOf } from './check-parts.ts'
import { generateRoutes } from './generate-routes.ts'
import { createReport } from './report.ts'
import { root } from './root.ts'
import { block } from './scaffold/block.ts'
import { collection } from './scaffold/collection.ts'
import { page } from './scaffold/page.ts'
import { writeScaffold } from './scaffold/scaffold.ts'
import { readName } from './scaffold/words.ts'
import { explain } from './sentence.ts'
import { runNode } from './steps.ts'

const kinds = { page, block, collection }
const [kind = '', text = ''] = process.argv.slice(2)
const scaffold = Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : undefined
const name = readName(text)

if (!scaffold || !name) {
  console.error(
    'Write for example: npm run new page our-partners (or block, collection; names in small letters with hyphens).',
  )
  process.exit(1)
}

try {
  const plan = scaffold(name)
  const files = writeScaffold(root, plan)
  await runNode([binaryOf('@biomejs/biome', 'biome'), 'check', '--write', ...files])
  if (kind === 'page') {
    rmSync(join(root, 'apps/site/app/route-tree.gen.ts'), { force: true })
    await generateRoutes(createReport())
  }
  for (const file of files) console.log(`✓ ${file}`)
  for (const sentence of plan.next) console.log(`→ ${sentence}`)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
