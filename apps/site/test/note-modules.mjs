/** Loaded into a process (`--import`): writes each module of OpenTelemetry that it loads into a file, with its program. */
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { basename, dirname } from 'node:path'

const note = process.env.WAJIHA_MODULES_NOTE

if (note) {
  const [, program = ''] = process.argv
  const who = `${basename(dirname(program))}/${basename(program)}`
  registerHooks({
    load(url, context, next) {
      const [, name] = /node_modules\/(@opentelemetry\/[^/]+)/.exec(url) ?? []
      if (name) appendFileSync(note, `${who} ${name}\n`)
      return next(url, context)
    },
  })
}
