/** The commands of a how-to page, read as a newcomer reads them: the `sh` blocks of its straight line, in order. */
import { Sentence } from '../../sentence.ts'

export type Step = {
  /** As the page numbers it: `5. Start`. */
  title: string
  commands: string
}

const section = '## The straight line'

/** @param page Markdown. @throws {Sentence} where it has no such section, or a step nothing to type. */
export function stepsOf(page: string): Step[] {
  const begin = page.indexOf(`${section}\n`)
  if (begin < 0) throw new Sentence(`The page has no section “${section}”.`)
  const rest = page.slice(begin + section.length)
  const end = rest.search(/^## /m)
  const parts = (end < 0 ? rest : rest.slice(0, end)).split(/^### (?=\d+\. )/m).slice(1)
  return parts.map((part) => {
    const title = part.slice(0, part.indexOf('\n'))
    const commands = [...part.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text]) => text).join('')
    if (!commands) throw new Sentence(`The step “${title}” has nothing to type.`)
    return { title, commands }
  })
}

/** @returns the commands with other values behind `NAME=`. @throws {Sentence} for a name that they do not set. */
export function withValues(commands: string, values: Record<string, string>): string {
  const lines = commands.split('\n')
  for (const [name, value] of Object.entries(values)) {
    const at = lines.findIndex((line) => line.startsWith(`${name}=`))
    if (at < 0) throw new Sentence(`The page does not ask for “${name}”.`)
    lines[at] = `${name}=${quoted(value)}`
  }
  return lines.join('\n')
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/**
 * One script for bash: the steps in one shell, the time of each in milliseconds as a line `TITLE<tab>TIME` of `timesFile`. Where
 * the shell knows a function `after_N`, it is called after step N, and is in no time. It ends at the first command that fails.
 */
export function scriptOf(steps: Step[], timesFile: string): string {
  const parts = steps.map(
    ({ title, commands }) => `echo ${quoted(`== ${title}`)}
began=$(date +%s%3N)
${commands}printf '%s\\t%s\\n' ${quoted(title)} $(($(date +%s%3N) - began)) >> ${timesFile}
if declare -F after_${numberOf(title)} > /dev/null; then after_${numberOf(title)}; fi
`,
  )
  return `set -eEuo pipefail\n${parts.join('')}`
}

const numberOf = (title: string) => Number.parseInt(title, 10)
