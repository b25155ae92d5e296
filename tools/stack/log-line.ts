/**
 * What of a program's output belongs on the terminal: its warnings and errors. A structured line
 * says its level; of plain lines only those on standard error count, and they are shown as they are.
 */
export function worthShowing(line: string, stream: 'stdout' | 'stderr'): string | undefined {
  const text = line.trim()
  if (!text) return undefined
  const record = readRecord(text)
  if (!record) return stream === 'stderr' ? text : undefined
  return isSerious(record.level) ? describe(record) : undefined
}

/** The words of any line, for a person who waits. */
export function wordsOf(line: string): string {
  const record = readRecord(line.trim())
  return record ? String(record.event ?? record.msg ?? '') : line.trim()
}

type LogRecord = Record<string, unknown>

function readRecord(text: string): LogRecord | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    return JSON.parse(text) as LogRecord
  } catch {
    return undefined
  }
}

/** Words as the site writes them; numbers as pino does, where 40 is a warning. */
function isSerious(level: unknown) {
  return typeof level === 'number'
    ? level >= 40
    : ['warn', 'error', 'fatal'].includes(String(level))
}

function describe({ time, level, pid, hostname, event, msg, ...rest }: LogRecord) {
  const facts = Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return [event ?? msg, ...facts].filter(Boolean).join(' ')
}
