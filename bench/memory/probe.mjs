/**
 * Loaded into a process that is measured (`--import`): at SIGWINCH it writes what its memory is made of
 * into the file that `WAJIHA_MEMORY_NOTE` names, with the process's number behind it. Plain JavaScript, so that
 * measuring loads nothing that reads types.
 */
import { renameSync, writeFileSync } from 'node:fs'

const note = process.env.WAJIHA_MEMORY_NOTE

if (note) {
  const file = `${note}.${process.pid}`
  process.on('SIGWINCH', () => {
    writeFileSync(`${file}.new`, JSON.stringify(process.memoryUsage()))
    renameSync(`${file}.new`, file)
  })
}
