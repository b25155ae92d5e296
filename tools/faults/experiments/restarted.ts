import { setTimeout as pause } from 'node:timers/promises'
import { type Experiment, worstOf } from '../experiment.ts'
import { beginUpload } from '../post.ts'
import { startSteadyLoad } from '../steady-load.ts'

const perSecond = 550

/** Recovery: from the command to its answer; nobody waits for it. */
export const restarted: Experiment = {
  name: 'restarted',
  fault: 'site restarted at 550 requests a second',
  rounds: { short: 5, long: 50 },
  async setUp({ site }) {
    await site.supervise()
    return () => site.start()
  },
  async run({ lab, rounds, visitors }) {
    const { site, sitePort: port } = lab
    const paths = await pathsOf(port)
    const onThanks = visitors.thank
    const load = startSteadyLoad({ port, perSecond, run: 'restarted', paths, onThanks })
    let uploads = 0
    const recoveryMs = await worstOf(rounds, async (round) => {
      const message = `restarted-cv-${round}`
      const upload = await beginUpload(port, { message, at: 9_000 + round })
      const began = performance.now()
      await site.replace()
      const took = performance.now() - began
      const { status, reference } = await upload.finish()
      if (status === 202) visitors.thank(message, reference)
      if (status === 202) uploads += 1
      else load.failures.push(`upload ${round}: ${status}`)
      await pause(1_000)
      return took
    })
    const rate = Math.round(load.sent() / load.seconds())
    await load.stop()
    const note = `${load.sent()} requests, ${rate} a second, ${load.failures.length} failed; ${uploads} uploads under way`
    return { recoveryMs, note, strange: load.failures }
  },
}

/** Pages in both languages, and the files that the first of them names. */
async function pathsOf(port: number): Promise<string[]> {
  const pages = ['/', '/en', '/contact', '/en/blog', '/portfolio', '/jobs', '/about', '/readyz']
  const found: string[] = []
  for (const path of pages) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
    const text = await answer.text()
    if (answer.status === 200) found.push(path)
    if (path === '/') found.push(...new Set(text.match(/\/_assets\/[\w.-]+/g)))
  }
  return found
}
