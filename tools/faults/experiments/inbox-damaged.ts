import { closeSync, openSync, readdirSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Experiment, untilDrained, worstOf } from '../experiment.ts'

const page = 4096

/**
 * Two pages of the file are overwritten while the site is away and nothing waits in it. Recovery: from the start
 * of the process to the next thanks. The verdict is that the studio has all that was thanked for.
 */
export const inboxDamaged: Experiment = {
  name: 'inbox-damaged',
  fault: 'inbox damaged on the disk',
  rounds: { short: 2, long: 20 },
  isQuiet: true,
  isInboxSpoilt: true,
  async run(scene) {
    const { site } = scene.lab
    const { write } = scene.visitors
    const asides = () => readdirSync(join(site.dataDir(), 'inbox')).filter(isAside).length
    const before = asides()
    const recoveryMs = await worstOf(scene.rounds, async () => {
      await Promise.all(Array.from({ length: 60 }, () => write({})))
      await untilDrained(scene)
      await site.kill()
      spoil(join(site.dataDir(), 'inbox', 'inbox.sqlite'))
      const began = performance.now()
      await site.start()
      await write({})
      return performance.now() - began
    })
    const found = asides() - before
    if (found !== scene.rounds) throw new Error(`${found} of ${scene.rounds} were set aside`)
    return { recoveryMs, note: `${found} set aside` }
  },
}

const isAside = (name: string) => name.startsWith('damaged-')

/** A quarter into the file, where its older rows and their index lie. */
function spoil(file: string) {
  // Else the log beside it would put whole pages over the spoilt ones.
  const database = new DatabaseSync(file)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  const at = Math.max(2, Math.floor(statSync(file).size / page / 4)) * page
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(2 * page, 0xa5), 0, 2 * page, at)
  closeSync(handle)
}
