/** `npm run client`: writes the typed client of the API for other systems, from the API's description alone. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { publicApiDocument } from '../packages/contract/src/public-api/index.ts'
import { clientFiles, exampleServer } from './client/client-files.ts'
import type { Description } from './client/description.ts'
import { root } from './root.ts'

const files = clientFiles(publicApiDocument(exampleServer) as Description)
for (const [path, text] of Object.entries(files)) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`✓ ${path}`)
}
