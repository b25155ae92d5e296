import { mkdirSync } from 'node:fs'
import { type Experiment, worstOf } from '../experiment.ts'
import { until } from '../until.ts'

/**
 * The studio is away. With good copies the site serves at once; with none it says when to come again. Recovery:
 * from the start of the process to the first page.
 */
export const siteAlone: Experiment = {
  name: 'site-alone',
  fault: 'site started while the studio is away',
  rounds: { short: 1, long: 10 },
  isQuiet: true,
  async run({ lab, rounds, visitors }) {
    const page = (path: string) => fetch(`http://127.0.0.1:${lab.sitePort}${path}`)
    await until('the page is known', async () => (await page('/contact')).status === 200)
    await visitors.write({})
    await lab.studio.kill()
    const recoveryMs = await worstOf(rounds, async () => {
      await lab.site.kill()
      const began = performance.now()
      await lab.site.start()
      const answer = await page('/contact')
      if (answer.status !== 200) throw new Error(`A known page was answered with ${answer.status}`)
      return performance.now() - began
    })
    await visitors.write({})
    const home = lab.site.dataDir()
    mkdirSync(`${home}-empty`, { recursive: true })
    await lab.site.moveTo(`${home}-empty`)
    const answer = await page('/contact')
    const again = answer.headers.get('retry-after')
    if (answer.status !== 503 || !again)
      throw new Error(`Without copies it answered ${answer.status}, Retry-After ${again}`)
    await lab.site.moveTo(home)
    await lab.studio.start()
    return { recoveryMs, note: `without copies 503, come again in ${again} s` }
  },
}
