import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { aPdf } from '@wajiha/contract/test/a-pdf'
import { type DiskImage, openDiskImage } from '../disk-image.ts'
import { type Experiment, untilThanked } from '../experiment.ts'
import { messageOf } from '../stored.ts'

let disk: DiskImage | undefined

/** The studio is away meanwhile: everything lies in the inbox. What was thanked for before must be on the disk. */
export const powerLost: Experiment = {
  name: 'power-lost',
  fault: 'power lost',
  rounds: { short: 5, long: 50 },
  async setUp({ site }) {
    const home = site.dataDir()
    const image = openDiskImage(`${home}-image`)
    disk = image
    await site.moveTo(image.folder)
    return async () => {
      await site.moveTo(home)
      image.close()
    }
  },
  async run(scene) {
    const { lab, visitors } = scene
    const strange: string[] = []
    let [found, files] = [0, 0]
    await lab.studio.kill()
    for (let round = 0; round < scene.rounds; round += 1) {
      await untilThanked(scene, 20)
      const thanked = [...visitors.log.keys()]
      const copy = disk?.copyWithoutPower(lab.site.pid())
      if (!copy) throw new Error('There is no disk')
      try {
        const held = readDisk(copy.folder)
        const lost = thanked.filter((message) => !held.messages.has(message))
        strange.push(...lost.map((message) => `${message} is not on the disk`), ...held.faults)
        found = thanked.length
        files = held.files
      } finally {
        copy.close()
      }
    }
    await lab.studio.start()
    const note = `ext4 without what was not synced; ${found} thanked for and ${files} files on it at last`
    return { recoveryMs: 0, note, strange }
  },
}

/** Opens the inbox as the next start of a site would, and compares every CV with what was sent. */
function readDisk(dataDir: string) {
  const folder = join(dataDir, 'inbox')
  const database = new DatabaseSync(join(folder, 'inbox.sqlite'))
  try {
    const [check] = database.prepare('PRAGMA integrity_check').all() as {
      integrity_check: string
    }[]
    const rows = database
      .prepare("SELECT payload ->> '$.answers.email' AS email, file FROM submissions")
      .all() as { email: string; file: string | null }[]
    const faults = check?.integrity_check === 'ok' ? [] : ['the inbox is damaged']
    const held = rows.map(({ email, file }) => ({ message: messageOf(email), file }))
    const withFile = held.filter(({ file }) => file !== null)
    for (const { message, file } of withFile)
      if (!isWhole(join(folder, 'files', String(file)), message))
        faults.push(`the CV of ${message} is not whole`)
    return {
      messages: new Set(held.map(({ message }) => message)),
      files: withFile.length,
      faults,
    }
  } finally {
    database.close()
  }
}

function isWhole(path: string, message: string): boolean {
  try {
    return readFileSync(path).equals(Buffer.from(aPdf(message)))
  } catch {
    return false
  }
}
