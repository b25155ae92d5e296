import { setTimeout as pause } from 'node:timers/promises'
import type { Experiment } from '../experiment.ts'
import { type Lab, metricsKey } from '../lab.ts'
import { judgeSoak, type Sample } from '../soak-verdict.ts'
import { startSteadyLoad } from '../steady-load.ts'

const perSecond = 300
const sampleEveryMs = 10_000
const pages = [
  '/',
  '/en',
  '/contact',
  '/en/contact',
  '/our-projects',
  '/en/blogs',
  '/join-us',
  '/services',
]

/** A round is a minute. Nothing fails in it, so there is no recovery. */
export const soak: Experiment = {
  name: 'soak',
  fault: 'mixed load by the minute',
  rounds: { short: 1, long: 30 },
  isQuiet: true,
  /** As `npm run site` starts it, which is how it is told to hold memory. */
  async setUp({ site }) {
    await site.supervise()
    return () => site.start()
  },
  async run({ lab, rounds, visitors }) {
    const port = lab.sitePort
    const load = startSteadyLoad({
      port,
      perSecond,
      run: 'soak',
      paths: await mixOf(port),
      formEach: 20,
      asksAgain: true,
      onThanks: visitors.thank,
    })
    const samples = await sampleFor(lab, rounds)
    const rate = Math.round(load.sent() / load.seconds())
    await load.stop()
    const { note, faults } = judgeSoak(samples)
    const again = load.askedAgain() > 0 ? `, ${load.askedAgain()} asked again` : ''
    const asked = `${load.sent()} requests, ${rate} a second, ${load.failures.length} failed${again}`
    return { recoveryMs: 0, note: `${asked}; ${note}`, strange: [...load.failures, ...faults] }
  },
}

/** Of twenty: sixteen pages, two pictures, one that is not there; the twentieth is a form. */
async function mixOf(port: number) {
  const pictures = await picturesOf(port)
  const mix = Array.from({ length: 20 }, (_, at) => pages[at % pages.length] ?? '/')
  for (const [at, picture] of pictures.slice(0, 2).entries()) mix[9 + at * 5] = picture
  return mix.map((path, at) =>
    at === 7 ? { path: '/nothing-stands-here', status: 404 } : { path, status: 200 },
  )
}

/** What the first page shows, or its files where it shows no picture. */
async function picturesOf(port: number): Promise<string[]> {
  const text = await (await fetch(`http://127.0.0.1:${port}/`)).text()
  const found = text.match(/\/_images\/[^"'\s,&]+/g) ?? text.match(/\/_assets\/[\w.-]+/g) ?? []
  return [...new Set(found)]
}

async function sampleFor(lab: Lab, minutes: number): Promise<Sample[]> {
  const began = performance.now()
  const samples: Sample[] = []
  while (performance.now() - began < minutes * 60_000) {
    await pause(sampleEveryMs)
    samples.push({ minute: (performance.now() - began) / 60_000, ...(await look(lab)) })
  }
  return samples
}

async function look({ sitePort }: Lab): Promise<Omit<Sample, 'minute'>> {
  const headers = { authorization: `Bearer ${metricsKey}` }
  const text = await (await fetch(`http://127.0.0.1:${sitePort}/metrics`, { headers })).text()
  const number = (name: string) => Number(text.match(new RegExp(`^${name} (\\S+)`, 'm'))?.[1])
  return {
    residentBytes: number('process_resident_memory_bytes'),
    openFiles: number('process_open_fds'),
    lagSeconds: number('nodejs_eventloop_lag_p99_seconds'),
  }
}
