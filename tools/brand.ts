/**
 * `npm run brand`: writes what follows from the brand's own files. `src/inks.ts` follows from
 * `tokens.css`, the icons of site and studio from `src/symbol.ts` and the colours.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { drawIcons } from './brand/icons.ts'
import { inksFile } from './brand/inks-file.ts'
import { root } from './root.ts'
import { explain } from './sentence.ts'

const brand = join(root, 'packages/brand')
const inksPath = join(brand, 'src/inks.ts')

try {
  write(inksPath, inksFile(readFileSync(join(brand, 'tokens.css'), 'utf8')))
  // Only now: they are read as they have just been written.
  const { roles } = await import('../packages/brand/src/inks.ts')
  const { symbol } = await import('../packages/brand/src/symbol.ts')
  for (const app of ['site', 'studio'] as const)
    for (const [name, icon] of await drawIcons({ symbol, colours: roles }, app))
      write(join(root, 'apps', app, 'public', name), icon)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

function write(file: string, content: string | Buffer) {
  writeFileSync(file, content)
  console.log(`✓ ${relative(root, file)}`)
}
