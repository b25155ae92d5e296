/**
 * Structured logs: one JSON object a line on standard output. Fields are facts about the program;
 * no address of a visitor, no query, no cookie and no form value is ever one of them. Where traces are kept, a line
 * that belongs to one names it (`trace`).
 */
import { traceOfLine } from '@wajiha/contract/traces'

type Fields = Record<string, string | number | boolean | undefined>
type Level = 'info' | 'warn' | 'error'

export type Log = Record<Level, (event: string, fields?: Fields) => void>

/** Makes a log; `write` takes one finished line. */
export function createLog(write: (line: string) => void = (line) => console.log(line)): Log {
  const at =
    (level: Level) =>
    (event: string, told: Fields = {}) => {
      const fields = { ...told, ...traceOfLine() }
      write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))
    }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

/** What to log of anything thrown: its name and message, never more than 300 characters. */
export function reasonOf(error: unknown): string {
  // The sentence about a text that is no JSON quotes the text.
  if (error instanceof SyntaxError) return 'SyntaxError: the text could not be read'
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text.slice(0, 300)
}
