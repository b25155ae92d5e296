/**
 * Messages that nobody says. A message of a group counts as said where its key stands as a string, as
 * a name of `words`, or is what a template makes: `field.${name}`. A part of a group is said by the
 * folder that imports it, there by any name.
 */
import { posix } from 'node:path'
import type { Messages } from '../check-messages.ts'
import type { Finding } from './finding.ts'
import type { SourceFile } from './project.ts'
import { withoutComments } from './without-comments.ts'

type Said = { names: Set<string>; templates: RegExp[] }

export function findUnusedMessages(messages: Messages, files: SourceFile[]): Finding[] {
  const sources = files.map(({ path, text }) => ({ path, text: withoutComments(text) }))
  const everywhere = sources.map(({ text }) => text).join('\n')
  return Object.keys(messages).flatMap((name) =>
    name.includes('.')
      ? findInPart(messages, name, sources)
      : unsaid(messages, name, saidOfGroup(name, everywhere)),
  )
}

function findInPart(messages: Messages, name: string, sources: SourceFile[]): Finding[] {
  const importing = sources.filter(({ text }) =>
    text.replaceAll(/^import type .*$/gm, '').includes(`/words/ar/${name}.json'`),
  )
  const folders = importing.map(({ path }) => posix.dirname(path))
  if (folders.length === 0) return [{ where: name, problem: 'no file imports this part.' }]
  if (folders.some((folder) => folder.endsWith('/messages')))
    return [
      { where: name, problem: 'every page loads this part; only who needs it may import it.' },
    ]
  const near = sources.filter(({ path }) => folders.includes(posix.dirname(path)))
  const text = near.map((file) => file.text).join('\n')
  return unsaid(messages, name, {
    names: words(text, /(?<=['"])[\w.-]+(?=['"])|\w+/g),
    templates: templatesOf(text),
  })
}

/** What `t('other', …)` says is said of another group. */
function saidOfGroup(group: string, text: string): Said {
  const own = text.replaceAll(
    /\b(?:t|count)\(\s*'([\w-]+)',\s*(?:'[\w.-]+'|`[^`]*`)/g,
    (call, named) => (named === group ? call : ''),
  )
  const names = words(own, /(?<=['"])[\w.-]+(?=['"])|(?<=\bwords\.)\w+/g)
  return { names, templates: templatesOf(own) }
}

function unsaid(messages: Messages, name: string, { names, templates }: Said): Finding[] {
  return Object.keys(messages[name] ?? {})
    .filter((key) => !names.has(key) && !templates.some((template) => template.test(key)))
    .map((key) => ({ where: `${name}.${key}`, problem: 'nobody says this message.' }))
}

const words = (text: string, pattern: RegExp) => new Set(text.match(pattern))

/** `field.${name}` → /^field\.[\w-]+$/, of templates that say enough themselves to be a key. */
function templatesOf(text: string): RegExp[] {
  const found = text.match(/`(?:[\w.-]|\$\{[^}`]*\})+`/g) ?? []
  return found
    .map((template) => template.slice(1, -1).split(/\$\{[^}]*\}/))
    .filter((fixed) => fixed.length > 1 && fixed.join('').length > 2)
    .map((fixed) => fixed.map((text) => text.replaceAll('.', '\\.')).join('[\\w.-]+'))
    .map((pattern) => new RegExp(`^${pattern}$`))
}
