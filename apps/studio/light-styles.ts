/**
 * Payload's styles, made lighter. One rule (3.90) asks of every element whether anything in the whole document is being
 * dragged, at every change of the document: two thirds of what browsers spend on styles while a form opens (decision 075).
 * The same cursor is said of what is dragged, which lies below the pointer. And what its editor brings a second time is
 * left out where it stands first (`styles-once.ts`).
 */
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withoutTwice } from './styles-once.ts'

const heavy = /body:has\(\.drag-overlay\) ?\*(?=\s*\{)/g
const light = '.drag-overlay,.drag-overlay *'
/** A name that Payload's own sheet gives a value, and its editor's a class. */
const ofPayload = '--theme-elevation-1000:'
const ofEditor = '.LexicalEditorTheme__block__container'

type Sheet = { path: string; source: string }

/**
 * @param folder of `.next/static`.
 * @throws where what is to be made lighter is not found: after an update of Payload, look whether this is still needed.
 */
export async function lightenStyles(folder: string): Promise<void> {
  const paths = globSync('**/*.css', { cwd: folder }).map((name) => join(folder, name))
  const sheets = await Promise.all(
    paths.map(async (path) => ({ path, source: await readFile(path, 'utf8') })),
  )
  const heavies = sheets.filter(({ source }) => source.search(heavy) >= 0)
  if (heavies.length === 0)
    throw new Error(`No style asks every element for “.drag-overlay” in ${folder}.`)
  for (const sheet of heavies) await keep(sheet, sheet.source.replaceAll(heavy, light))
  const base = theOne(sheets, ofPayload, folder)
  const editor = theOne(sheets, ofEditor, folder)
  await keep(base, withoutTwice(base.source, editor.source))
}

async function keep(sheet: Sheet, source: string): Promise<void> {
  sheet.source = source
  await writeFile(sheet.path, source)
}

function theOne(sheets: Sheet[], words: string, folder: string): Sheet {
  const [found, another] = sheets.filter(({ source }) => source.includes(words))
  if (!found || another)
    throw new Error(
      `${found ? 'More than one sheet has' : 'No sheet has'} “${words}” in ${folder}.`,
    )
  return found
}
