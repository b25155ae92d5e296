/** What the built studio loads with every view of the admin, by the names in Next's own lists. */
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const page = 'server/app/(studio)/admin/[[...segments]]/page_client-reference-manifest.js'

/**
 * @param built the folder `.next`.
 * @returns files by their paths in it: of the admin's page, and of what Next loads with every page.
 */
export function filesOfViews(built: string): { scripts: string[]; styles: string[] } {
  const read = (file: string) => readFileSync(join(built, file), 'utf8')
  const [, json = '{}'] = /\]=(\{"moduleLoading.*\});?\s*$/s.exec(read(page)) ?? []
  const { entryJSFiles = {}, entryCSSFiles = {} } = JSON.parse(json) as {
    entryJSFiles?: Record<string, string[]>
    entryCSSFiles?: Record<string, { path: string }[]>
  }
  const { rootMainFiles } = JSON.parse(read('build-manifest.json')) as { rootMainFiles: string[] }
  const ofPage = <File>(files: Record<string, File[]>) =>
    Object.entries(files).flatMap(([name, own]) =>
      name.endsWith('/admin/[[...segments]]/page') ? own : [],
    )
  const own = ofPage(entryJSFiles)
  if (own.length === 0) throw new Error(`Next names no script of the admin's page in ${page}.`)
  return {
    scripts: [...new Set([...rootMainFiles, ...own])],
    styles: [...new Set(ofPage(entryCSSFiles).map(({ path }) => path))],
  }
}

/** To other browsers than Chromium it is a comment. */
export const compiledWhole = '//# allFunctionsCalledOnLoad\n'

/**
 * Has Chromium compile the scripts of every view whole, beside the page, and keep what came of it. Without that it keeps
 * what ran while a script was read, which with Turbopack is next to nothing (of Payload's 900 kB 1.7), and compiles some
 * 2,700 functions one by one each time that a form is opened (decision 094).
 */
export async function compileWhole(built: string): Promise<void> {
  const files = filesOfViews(built).scripts.map((file) => join(built, file))
  await Promise.all(
    files.map(async (file) => writeFile(file, compiledWhole + (await readFile(file, 'utf8')))),
  )
}
