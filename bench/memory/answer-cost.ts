/**
 * How many bytes of JavaScript one answer of a kept page leaves behind, whatever the machine: a site of its own
 * with room for all of them, so that nothing is collected in between.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSiteProcess } from '../../apps/site/test/site-process.ts'
import { startStandInStudio } from '../../apps/site/test/stand-in-studio.ts'
import { askProbe } from './read-memory.ts'

const probe = join(import.meta.dirname, 'probe.mjs')
const roomy = ['--min-semi-space-size=128', '--max-semi-space-size=128']
const rounds = 5
const answers = 1_500

/** What a browser sends that was here before. */
const browser = {
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, deflate, br, zstd',
  cookie: 'i18n_redirected=ar',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
}

/** @returns bytes of an answer, the least of some rounds: other work of the process only adds to them. */
export async function bytesPerAnswer(path: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'wajiha-answers-'))
  const note = join(folder, 'memory')
  const studio = await startStandInStudio()
  const env = {
    API_BASE: studio.apiBase,
    DATA_DIR: folder,
    NODE_ENV: 'production',
    WAJIHA_MEMORY_NOTE: note,
  }
  const site = await startSiteProcess(env, [...roomy, '--import', probe])
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const usedHeap = async () => (await askProbe(site.pid, `${note}.${site.pid}`)).heapUsed
  try {
    let least = Number.POSITIVE_INFINITY
    for (let round = 0; round < rounds; round += 1) {
      const before = await usedHeap()
      for (let at = 0; at < answers; at += 1) await ask(site.port, agent, path)
      const left = ((await usedHeap()) - before) / answers
      // A round in which something was collected says nothing.
      if (left > 0) least = Math.min(least, left)
    }
    return Math.round(least)
  } finally {
    agent.destroy()
    await site.kill()
    await studio.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

function ask(port: number, agent: Agent, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', agent, path, headers: browser }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`))
      response.resume().once('end', resolve)
    })
      .once('error', reject)
      .end()
  })
}

if (import.meta.main) console.log(await bytesPerAnswer('/'))
