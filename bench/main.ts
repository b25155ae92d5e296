/** Measures products of its own and prints one table of numbers and aims; see the README beside this file. */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { measureBackups } from './backups.ts'
import { showFormRates } from './forms.ts'
import { measureGrowth } from './growth/run.ts'
import { type Held, keepSection } from './held.ts'
import { measureImages } from './images.ts'
import { measureMemory } from './memory/run.ts'
import { withProduct } from './product.ts'
import { renderRates } from './render.ts'
import { measureSaves } from './saves.ts'
import { showSpamRates } from './spam/run.ts'
import { measureStudio } from './studio.ts'
import { measureThroughput } from './throughput.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    beside: { type: 'string', multiple: true, default: [] },
    saves: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '300' },
    addresses: { type: 'string', default: '10000' },
    pictures: { type: 'string', default: '500' },
    edits: { type: 'string', default: '500' },
    rest: { type: 'string', default: '30' },
    sizes: { type: 'string', default: '10,1000,10000' },
    asked: { type: 'string', default: '60' },
    posts: { type: 'string', default: '10000' },
    megabytes: { type: 'string', default: '5120' },
  },
})
const [saves, seconds, addresses, pictures, edits, rest] = (
  ['saves', 'seconds', 'addresses', 'pictures', 'edits', 'rest'] as const
).map((name) => Number(values[name])) as [number, number, number, number, number, number]

const parts: Readonly<Record<string, () => Promise<Held[]>>> = {
  throughput: () => withProduct(({ siteUrl }) => measureThroughput(siteUrl, values.beside)),
  images: measureImages,
  saves: () => withProduct((product) => measureSaves(product, { saves, addresses, seconds })),
  memory: () => measureMemory({ pictures, edits, addresses, rest }),
}
/** What is measured by itself alone, beside the table of all others. */
const alone: Readonly<Record<string, () => Promise<Held[] | undefined>>> = {
  growth: () => measureGrowth(values.sizes.split(',').map(Number), Number(values.asked)),
  studio: () => measureStudio(Number(values.posts)),
  backup: () =>
    measureBackups({ posts: Number(values.posts), megabytes: Number(values.megabytes) }),
  rates: showRates,
}

const [name] = positionals
const known = { ...parts, ...alone }
if (name !== undefined && !(name in known)) {
  console.error(`There is no part “${name}”. Write one of: ${Object.keys(known).join(', ')}.`)
  process.exit(1)
}
if (name === undefined || ['throughput', 'images'].includes(name)) requireTools()
const held = name === undefined ? await measureAll() : await known[name]?.()
if (held) console.table(held)
if (held && values.write) keepSection(name ?? 'all', held)
process.exit()

/** Every part but growth, one after the other. */
async function measureAll(): Promise<Held[]> {
  const rows: Held[] = []
  for (const [part, measure] of Object.entries(parts)) {
    console.log(`${part} …`)
    rows.push(...(await measure()))
  }
  return rows
}

/** What has no aim: renders, forms and the spam rules. */
async function showRates(): Promise<undefined> {
  await withProduct(async ({ dataDir, siteUrl }) => {
    for (const path of ['/', '/about']) await fetch(siteUrl + path)
    console.table(await renderRates(dataDir, ['/', '/about']))
  })
  await showSpamRates()
  await showFormRates()
}

function requireTools() {
  for (const tool of ['nginx', 'wrk']) {
    if (!spawnSync(tool, ['-v']).error) continue
    console.error(`${tool} is not installed; on Debian: apt-get install nginx-light wrk`)
    process.exit(1)
  }
}
