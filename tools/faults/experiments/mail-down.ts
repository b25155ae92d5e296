import { setTimeout as pause } from 'node:timers/promises'
import type { Experiment, Scene } from '../experiment.ts'
import { askDatabase } from '../stored.ts'
import { until } from '../until.ts'

const letters = 20
/** The site takes nothing for written by a person that took less. */
const writingMs = 3_200

/**
 * Nobody answers at the mail server's port while people write; then it is back. Everybody who was
 * thanked has one receipt. Recovery: from its return to the last receipt, by the outbox's own schedule.
 */
export const mailDown: Experiment = {
  name: 'mail-down',
  fault: 'mail server away',
  rounds: { short: 1, long: 3 },
  isQuiet: true,
  async run(scene) {
    const { lab, visitors, rounds } = scene
    let worst = 0
    for (let round = 0; round < rounds; round += 1) {
      await lab.mail.stop()
      await writeLetters(scene)
      await until('the outbox has tried in vain', async () => (await failures(scene)) >= letters)
      const began = performance.now()
      await lab.mail.start()
      const wanted = () => [...visitors.log.keys()].filter((one) => receiptsOf(scene, one) === 0)
      await until('everybody has a receipt', () => wanted().length === 0, 900_000)
      worst = Math.max(worst, performance.now() - began)
    }
    const twice = [...visitors.log.keys()].filter((message) => receiptsOf(scene, message) > 1)
    const duplicated = twice.map((message) => `${message} has several receipts`)
    return { recoveryMs: worst, duplicated, note: `${visitors.log.size} receipts` }
  },
}

const receiptsOf = ({ lab }: Scene, message: string) =>
  lab.mail.taken.get(`${message}@example.com`) ?? 0

/** A fresh process of the site remembers no earlier flood, in which nobody would be answered. */
async function writeLetters({ lab, visitors }: Scene) {
  await lab.site.kill()
  await lab.site.start()
  const stamps = await Promise.all(Array.from({ length: letters }, () => stampOf(lab.sitePort)))
  await pause(writingMs)
  await Promise.all(stamps.map((renderedAt) => visitors.write({ renderedAt })))
}

async function stampOf(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/forms/token`)
  return ((await answer.json()) as { token: string }).token
}

async function failures({ lab }: Scene): Promise<number> {
  const [row] = await askDatabase<{ count: number }>(
    lab.postgres.url,
    `SELECT count(*)::int AS count FROM outbox
     WHERE kind = 'lead-receipt' AND attempts > 0 AND state = 'waiting'`,
  )
  return row?.count ?? 0
}
