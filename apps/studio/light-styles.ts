/**
 * One rule of Payload's (3.90) asks of every element whether anything in the whole document is being dragged, at every
 * change of the document: two thirds of what browsers spend on styles while a form opens (decision 075). The
 * same cursor is said of what is dragged, which lies below the pointer.
 */
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const heavy = /body:has\(\.drag-overlay\) ?\*(?=\s*\{)/g
const light = '.drag-overlay,.drag-overlay *'

/**
 * @param folder of `.next/static`.
 * @throws where the rule is not found: after an update of Payload, look whether this is still needed.
 */
export async function lightenStyles(folder: string): Promise<void> {
  let found = 0
  for (const name of globSync('**/*.css', { cwd: folder })) {
    const path = join(folder, name)
    const source = await readFile(path, 'utf8')
    const lightened = source.replaceAll(heavy, light)
    if (lightened === source) continue
    found += 1
    await writeFile(path, lightened)
  }
  if (found === 0) throw new Error(`No style asks every element for “.drag-overlay” in ${folder}.`)
}
