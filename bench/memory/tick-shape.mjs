/**
 * Loaded into a process (`--import`) that runs with `--expose-gc --allow-natives-syntax`: at SIGWINCH it calls
 * `process.nextTick` between collections and writes what V8 knows of its literal's keys, `MONOMORPHIC` for
 * one shape each, into the file that `WAJIHA_SHAPE_NOTE` names.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const note = process.env.WAJIHA_SHAPE_NOTE

const feedbackOf = new Function('one', 'return %GetFeedback(one)')

/** V8 forgets a shape when two collections in a row find nothing that has it. */
const collections = 3
const rounds = 6

async function shapesOfTicks() {
  for (let round = 0; round < rounds; round += 1) {
    for (let at = 0; at < 500; at += 1) process.nextTick(() => {})
    await pause(5)
    for (let at = 0; at < collections; at += 1) globalThis.gc()
  }
  return feedbackOf(process.nextTick)
    .filter((slot) => slot?.[0] === 'DefineKeyedOwnPropertyInLiteral')
    .map((slot) => slot[1])
}

process.on('SIGWINCH', async () => {
  writeFileSync(`${note}.new`, JSON.stringify(await shapesOfTicks()))
  renameSync(`${note}.new`, note)
})
