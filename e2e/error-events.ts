/** What the processes of the product said of errors while the journeys went on. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const errorLevel = 50
/** How Next and Node begin what they say of a failure outside of the structured log. */
const plainError = /^\s*(?:⨯|Error:|TypeError:|Uncaught|Unhandled|\[?cause\]?:)/

/**
 * Error events of the site's and the studio's logs, each kind once with how often it came.
 *
 * @param dataDir The product's data folder.
 */
export function errorEventsIn(dataDir: string): string[] {
  const counts = new Map<string, number>()
  for (const name of ['site', 'studio']) {
    const file = join(dataDir, 'logs', `${name}.log`)
    if (!existsSync(file)) throw new Error(`The ${name} has written no log`)
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const event = errorEventOf(line)
      if (event) counts.set(`${name}: ${event}`, (counts.get(`${name}: ${event}`) ?? 0) + 1)
    }
  }
  return [...counts].map(([event, count]) => `${count} × ${event}`)
}

/** The site says its levels in words, the studio in pino's numbers. */
function errorEventOf(line: string): string | undefined {
  if (!line.startsWith('{')) return plainError.test(line) ? line.slice(0, 600) : undefined
  const { level, time, pid, hostname, ...facts } = JSON.parse(line) as Record<string, unknown>
  const isError = typeof level === 'number' ? level >= errorLevel : level === 'error'
  return isError ? JSON.stringify(facts).slice(0, 600) : undefined
}
