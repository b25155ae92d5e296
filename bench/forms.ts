/**
 * How many submissions a second the site accepts, each synced to the disk before its thanks, and how
 * long one takes while pages are being read as well. A site of its own with a stand-in studio; the
 * writers share the same processors. `node bench/forms.ts` prints it.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSiteProcess } from '../apps/site/test/site-process.ts'
import { startStandInStudio } from '../apps/site/test/stand-in-studio.ts'

type FormRate = {
  accepted: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Anything but 202. */
  others: number
  pagesPerSecond: number
}

type Work = { port: number; writers: number; readers: number; seconds: number; first: number }

async function formRates(seconds = 5): Promise<Record<string, FormRate>> {
  const folder = await mkdtemp(join(tmpdir(), 'wajiha-form-bench-'))
  const studio = await startStandInStudio()
  const { port, kill } = await startSiteProcess({
    API_BASE: studio.apiBase,
    DATA_DIR: folder,
    NODE_ENV: 'production',
    SITE_ORIGIN: 'https://birkar.example',
  })
  try {
    const work = { port, writers: 32, readers: 0, seconds: 1, first: 0 }
    await measure(work)
    return {
      'forms alone': await measure({ ...work, seconds, first: 1_000_000 }),
      // Few writers: how long one waits, and not how many fit.
      'forms while pages are read': await measure({
        ...work,
        writers: 4,
        readers: 16,
        seconds,
        first: 2_000_000,
      }),
    }
  } finally {
    await kill()
    await studio.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function measure({ port, writers, readers, seconds, first }: Work): Promise<FormRate> {
  const agent = new Agent({ keepAlive: true, maxSockets: writers + readers })
  const end = performance.now() + seconds * 1_000
  const times: number[] = []
  let [next, others, pages] = [first, 0, 0]
  const began = performance.now()
  const write = async () => {
    while (performance.now() < end) {
      next += 1
      const sent = performance.now()
      const status = await send(port, agent, next)
      if (status === 202) times.push(performance.now() - sent)
      else others += 1
    }
  }
  const read = async () => {
    while (performance.now() < end) {
      await send(port, agent)
      pages += 1
    }
  }
  await Promise.all([
    ...Array.from({ length: writers }, write),
    ...Array.from({ length: readers }, read),
  ])
  const took = (performance.now() - began) / 1_000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    Number((times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1))
  return {
    accepted: times.length,
    perSecond: Math.round(times.length / took),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    others,
    pagesPerSecond: Math.round(pages / took),
  }
}

/** A submission, or a page where no number is given. @returns the status. */
function send(port: number, agent: Agent, at?: number): Promise<number> {
  const body = at === undefined ? '' : letter(at)
  const form = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `${20 + (((at ?? 0) >> 16) & 63)}.${((at ?? 0) >> 8) & 255}.${(at ?? 0) & 255}.9`,
  }
  const path = at === undefined ? '/contact' : '/api/forms/contact'
  const method = at === undefined ? 'GET' : 'POST'
  const headers = at === undefined ? { cookie: 'i18n_redirected=ar' } : form
  return new Promise((resolve) => {
    const sent = request({ port, host: '127.0.0.1', agent, path, method, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', () => resolve(0)).end(body)
  })
}

const letter = (at: number) =>
  JSON.stringify({
    name: 'سارة العتيبي',
    email: `v${at}@example.com`,
    phone: '٠٥٠١٢٣٤٥٦٧',
    message: `نريد متجرًا لبيع العطور، ${at}`,
    consentPrivacy: true,
    idempotencyKey: `bench-${at}`,
  })

/** Prints both rates with the load of the machine, without which they mean little. */
export async function showFormRates(): Promise<void> {
  const load = loadavg()[0]?.toFixed(1)
  console.table(await formRates())
  console.log(`load average before: ${load}`)
}

if (import.meta.main) await showFormRates()
