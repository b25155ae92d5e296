/** The platform's wrong Arabic and the right one, as a page that can be sent to those who keep it. */
import { ar } from '@payloadcms/translations/languages/ar'
import { en } from '@payloadcms/translations/languages/en'
import { payloadArabic } from './payload-arabic.data.ts'
import { hardCoded } from './platform-words.data.ts'

type Words = { [key: string]: string | Words }
type Texts = Map<string, string>

export function upstreamPage(version: string): string {
  const [theirs, english] = [textsOf(ar.translations), textsOf(en.translations)]
  const ours = [...textsOf(payloadArabic)].filter(([path, text]) => text !== theirs.get(path))
  const known = ours.filter(([path]) => theirs.has(path))
  const missing = ours.filter(([path]) => !theirs.has(path))
  return `${[
    '# Payload’s Arabic, for its keepers',
    `Texts of \`@payloadcms/translations\` ${version} that the studio says otherwise, and why: they name another thing (a place for a
language, a harvest for cropping), leave out hamza or letters, or fit one gender alone. Nothing was sent yet: send this page,
or a pull request made of it, to [payloadcms/payload](https://github.com/payloadcms/payload), file
\`packages/translations/src/languages/ar.ts\`. The page is checked against the studio’s own words by
\`apps/studio/src/platform/i18n/upstream.test.ts\`; \`vitest -u\` writes it anew, and what upstream has taken over drops out by itself.`,
    '## Wrong',
    table(
      ['key', 'English', 'Payload’s', 'right'],
      known.map(([path, text]) => [code(path), english.get(path), theirs.get(path), text]),
    ),
    '## Missing, or of an editor’s feature',
    table(
      ['key', 'right'],
      missing.map(([path, text]) => [code(path), text]),
    ),
    '## Written in English in the source, whatever the language',
    table(['English', 'Arabic'], Object.entries(hardCoded)),
  ].join('\n\n')}\n`
}

function textsOf(words: Words, path = ''): Texts {
  return new Map(
    Object.entries(words).flatMap(([key, text]) =>
      typeof text === 'string'
        ? [[path + key, text] as const]
        : [...textsOf(text, `${path}${key}.`)],
    ),
  )
}

const code = (path: string) => `\`${path}\``

const table = (head: string[], rows: readonly (readonly (string | undefined)[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n')

const cell = (text = '—') => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
