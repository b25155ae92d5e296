/** What `npm run content` can do, in clear sentences. */
import { resolve } from 'node:path'
import { isLocale, type Locale } from '@wajiha/arabic'
import type { Payload } from 'payload'
import { exportContent } from './export-content.ts'
import type { Foreign } from './foreign/foreign.ts'
import { storeForeign } from './foreign/store-foreign.ts'
import { importContent } from './import-content.ts'
import { readMarkdown } from './markdown/read-markdown.ts'
import { TransferMistake } from './mistake.ts'
import { wordpressToForeign } from './wordpress/to-foreign.ts'
import { readWxr } from './wordpress/wxr.ts'

export type Flags = {
  merge?: boolean | undefined
  'dry-run'?: boolean | undefined
  media?: string | undefined
  language?: string | undefined
  author?: string | undefined
}
type Said = { code: number; text: string }
type Command = (payload: Payload, place: string, flags: Flags) => Promise<string>

const usage = `Write one of:
  npm run content -- export FOLDER                 all content, both languages, with its pictures and files
  npm run content -- import FOLDER [--merge]       into an empty installation; --merge into one that is not
  npm run content -- import-wordpress FILE.xml [--media FOLDER] [--language ar|en] [--dry-run]
  npm run content -- import-markdown FOLDER [--author NAME] [--language ar|en] [--dry-run]`

/** Said while it goes on; standard output belongs to the answer. */
const tell = (line: string) => void process.stderr.write(`${line}\n`)

/** From where the person stands, also where npm has gone to the project's root. */
const standing = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** @returns the exit code and what to say. */
export async function runContentCommand(
  payload: Payload,
  [command = '', place = '', ...more]: readonly string[],
  flags: Flags = {},
): Promise<Said> {
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined
  if (!run || !place || more.length > 0) return { code: 1, text: usage }
  try {
    return { code: 0, text: await run(payload, standing(place), flags) }
  } catch (error) {
    if (!(error instanceof TransferMistake)) throw error
    return { code: 1, text: error.message }
  }
}

const commands: Record<string, Command> = {
  export: async (payload, folder) => {
    const { counts, files } = await exportContent(payload, folder, tell)
    const documents = Object.values(counts).reduce((sum, one) => sum + one, 0)
    return `${documents} documents, ${Object.keys(files).length} files in ${folder}`
  },
  import: async (payload, folder, flags) => {
    const found = await importContent(payload, folder, { isMerging: flags.merge ?? false, tell })
    return `${found.created} created, ${found.updated} updated, ${found.globals} pages and settings, ${found.files} files copied`
  },
  'import-wordpress': async (payload, file, flags) => {
    const wxr = await readWxr(file)
    const media = flags.media === undefined ? undefined : standing(flags.media)
    return store(payload, wordpressToForeign(wxr, { media, language: languageOf(flags) }), flags)
  },
  'import-markdown': async (payload, folder, flags) => {
    const { author } = flags
    const read = await readMarkdown(folder, { author, language: languageOf(flags) })
    return store(payload, read, flags)
  },
}

async function store(payload: Payload, read: Foreign, flags: Flags): Promise<string> {
  if (flags['dry-run'])
    return `${foundIn(read)}\n${leftOf(read.left)}Nothing was written (--dry-run).`
  const { created, kept, redirects, left } = await storeForeign(payload, read, tell)
  return `${leftOf(left)}${created} created, ${kept} there already, ${redirects} redirects`
}

function foundIn({ texts, categories, tags, authors, pictures }: Foreign): string {
  const both = texts.filter(({ sides }) => sides.ar && sides.en).length
  const posts = texts.filter(({ kind }) => kind === 'post').length
  return `${posts} posts, ${texts.length - posts} pages (${both} in both languages), ${categories.length} categories, ${tags.length} tags, ${authors.length} authors, ${pictures.length} pictures`
}

const leftOf = (left: readonly string[]): string =>
  left.length > 0
    ? `Not taken along, or not as it was:\n${left.map((one) => `  ${one}\n`).join('')}`
    : ''

/** @throws {TransferMistake} */
function languageOf({ language }: Flags): Locale | undefined {
  if (language === undefined || isLocale(language)) return language
  throw new TransferMistake(`--language is ar or en, not “${language}”. Nothing was written.`)
}
