/** Measures the running product and prints one table; see the README beside this file. */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { compareWithNginx } from './against-nginx.ts'
import { showFormRates } from './forms.ts'
import { showGrowth } from './growth/run.ts'
import { load } from './load.ts'
import { bytesPerAnswer } from './memory/answer-cost.ts'
import { showMemory } from './memory/run.ts'
import { residentMemory } from './memory.ts'
import { renderRates } from './render.ts'
import { showSaves } from './saves.ts'
import { showSpamRates } from './spam/run.ts'

if (process.argv[2] === 'memory') {
  await showMemory(process.argv.slice(3))
  process.exit()
}

if (process.argv[2] === 'saves') {
  await showSaves(process.argv.slice(3))
  process.exit()
}

if (process.argv[2] === 'growth') {
  await showGrowth(process.argv.slice(3))
  process.exit()
}

const base = process.env.BASE ?? 'http://127.0.0.1:3000'
const dataDir = resolve(process.env.DATA_DIR ?? 'data')

for (const tool of ['nginx', 'wrk']) {
  if (spawnSync(tool, ['-v']).error) {
    console.error(`${tool} is not installed; on Debian: apt-get install nginx-light wrk`)
    process.exit(1)
  }
}
const paths = ['/', await firstArticle()]

const idle = residentMemory()
console.table(
  (await compareWithNginx(base, paths)).map(({ path, bytes, site, nginx, ratio }) => ({
    page: decodeURI(path),
    bytes,
    'site req/s': Math.round(site.requestsPerSecond),
    'site p99 ms': site.p99Ms,
    errors: site.errors,
    'nginx req/s': Math.round(nginx.requestsPerSecond),
    ratio: Number(ratio.toFixed(2)),
  })),
)
load(base, 2)
const loaded = residentMemory()
console.table(await renderRates(dataDir, paths))
await showSpamRates()
await showFormRates()
console.table({ 'idle MB': idle, 'after load MB': loaded })
console.log(`JavaScript left behind by an answer: ${await bytesPerAnswer('/')} bytes`)

async function firstArticle(): Promise<string> {
  const answer = await fetch(`${base}/blogs/_payload.json`).catch(() => undefined)
  if (!answer?.ok) {
    console.error(`Nothing answers at ${base}; run \`npm start\` first, or set BASE.`)
    process.exit(1)
  }
  const { posts } = (await answer.json()) as { posts: { slug: string }[] }
  return `/blogs/${encodeURIComponent(posts[0]?.slug ?? '')}`
}
