/** What stands above a text between two lines of hyphens, in YAML; and the text, with the line it begins at. */
import { load, YAMLException } from 'js-yaml'
import { isRecord } from '../../platform/objects.ts'

export type Article = { fields: Record<string, unknown>; body: string }

/** A mistake with its line in the file. */
export class FrontMatterMistake extends Error {
  override readonly name = 'FrontMatterMistake'
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** @throws {FrontMatterMistake} */
export function readFrontMatter(source: string): Article {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  if (!/^---[ \t]*\n/.test(text))
    throw new FrontMatterMistake(
      1,
      'there is no front matter: the file does not begin with a line ---',
    )
  const lines = text.split('\n')
  const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)[ \t]*$/.test(line))
  if (end < 0)
    throw new FrontMatterMistake(1, 'the front matter has no end: a second line --- is missing')
  return { fields: fieldsOf(lines.slice(1, end).join('\n')), body: lines.slice(end + 1).join('\n') }
}

function fieldsOf(yaml: string): Record<string, unknown> {
  try {
    const fields = load(yaml)
    if (isRecord(fields)) return fields
  } catch (cause) {
    if (!(cause instanceof YAMLException)) throw cause
    // Its lines count from 0, below the first line of the file.
    throw new FrontMatterMistake((cause.mark?.line ?? 0) + 2, `this is no YAML: ${cause.reason}`)
  }
  throw new FrontMatterMistake(2, 'the front matter holds no fields such as “title: …”')
}
