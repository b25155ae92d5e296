/**
 * Errors as logs may hold them. A query that failed brings its values along, in its message, its stack
 * and in what the database answers: names, addresses and words of people, which no log ever holds.
 */

type Told = {
  type: string
  message: string
  stack?: string
  code?: string
  constraint?: string
  cause?: Told
}

type Known = Error & { code?: unknown; constraint?: unknown; query?: unknown; severity?: unknown }

/** What a log may know of an error: what kind it is, where it was thrown, and the query without values. */
function errorWithoutValues(error: Known): Told {
  const { name, stack = '', code, constraint, cause } = error
  const message = messageOf(error)
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: name,
    message,
    ...(frames.length > 0 ? { stack: [`${name}: ${message}`, ...frames].join('\n') } : {}),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(cause instanceof Error ? { cause: errorWithoutValues(cause) } : {}),
  }
}

function messageOf(error: Known): string {
  const { query, severity, code, message } = error
  if (typeof query === 'string') return `Failed query: ${query}`
  // The database's own sentence quotes what it could not take.
  if (typeof severity === 'string') return `The database refused it (${String(code)})`
  // A SyntaxError quotes the text that is no JSON.
  if (error instanceof SyntaxError) return 'The text could not be read'
  return message.replace(/^(Failed query: [\s\S]*?)\n?params: [\s\S]*$/, '$1')
}

/** One argument of a log: an error, or an object that holds some. */
export function withoutValues(value: unknown): unknown {
  if (value instanceof Error) return { err: errorWithoutValues(value) }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  if (!entries.some(([, one]) => one instanceof Error)) return value
  return Object.fromEntries(
    entries.map(([name, one]) => [name, one instanceof Error ? errorWithoutValues(one) : one]),
  )
}

type Console = Pick<typeof console, 'error' | 'warn' | 'log' | 'info'>

/** Frameworks write what they did not expect to the console, as it is: from here on without values. */
export function keepConsoleWithoutValues(target: Console = console): void {
  for (const level of ['error', 'warn', 'log', 'info'] as const) {
    const write = target[level].bind(target)
    target[level] = (...words: unknown[]) =>
      write(...words.map((word) => (word instanceof Error ? lineOf(word) : withoutValues(word))))
  }
}

function lineOf(error: Error): string {
  const { stack, type, message } = errorWithoutValues(error)
  return stack ?? `${type}: ${message}`
}
