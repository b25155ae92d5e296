/**
 * What the site and the studio hold in memory: a product of its own with the demo, before anything, after
 * every page, after pictures, edits and addresses without end, and at rest.
 *
 *     npm run bench -- memory [--pictures=500] [--edits=500] [--addresses=50000] [--rest=30]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { enter, settleIn } from '../../e2e/studio/people.ts'
import { planOf } from '../../tools/stack/plan.ts'
import { findFreePort } from '../../tools/stack/ports.ts'
import type { Service } from '../../tools/stack/service.ts'
import { type Stack, startStack } from '../../tools/stack.ts'
import { type Memory, readMemory } from './read-memory.ts'
import { openSite, walkAddresses, walkEdits, walkPages, walkPictures } from './walks.ts'

/** Megabytes resident: after the whole day of an agency, and whatever is asked. */
const aims = { site: 150, siteWhateverIsAsked: 250, studio: 350 }

const probe = join(import.meta.dirname, 'probe.mjs')
const probed = (service: Service): Service => ({
  ...service,
  args: ['--import', probe, ...service.args],
})

type Row = { when: string; process: 'site' | 'studio'; seconds: number } & Memory

export async function showMemory(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      pictures: { type: 'string', default: '500' },
      edits: { type: 'string', default: '500' },
      addresses: { type: 'string', default: '50000' },
      rest: { type: 'string', default: '30' },
    },
  })
  const dataDir = mkdtempSync(join(tmpdir(), 'wajiha-memory-'))
  const note = join(dataDir, 'memory')
  const stack = await startProbed(dataDir, note)
  const rows: Row[] = []
  try {
    const site = openSite(stack.siteUrl)
    const watch = watcherOf(stack, note, rows, Number(values.rest) * 1_000)
    await watch('fresh', async () => {})
    const { pages, pictures } = await watch('every page', () => walkPages(site))
    await watch(`${values.pictures} pictures`, () =>
      walkPictures(site, pictures, Number(values.pictures)),
    )
    if (!stack.administrator) throw new Error('A new database must bring a new administrator.')
    const editor = await enter(
      stack.studioUrl,
      await settleIn(stack.studioUrl, stack.administrator),
    )
    const saves = await watch(`${values.edits} edits`, () =>
      walkEdits(site, editor, Number(values.edits)),
    )
    await watch(`${values.addresses} addresses`, () =>
      walkAddresses(site, Number(values.addresses)),
    )
    await watch('every page again', () => walkPages(site))
    console.log(`${pages.length} pages; answers by status: ${JSON.stringify(site.statuses)}`)
    console.log(`saves: ${at(saves, 0.5)} ms, 95 % within ${at(saves, 0.95)} ms`)
  } finally {
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
  console.table(rows)
  showAims(rows)
}

const at = (sorted: number[], share: number) =>
  Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN)

async function startProbed(dataDir: string, note: string): Promise<Stack> {
  const ports = { site: await findFreePort(), studio: await findFreePort() }
  const env = {
    ...process.env,
    WAJIHA_MEMORY_NOTE: note,
    TRUST_PROXY: '127.0.0.1',
    SITE_ORIGIN: `http://127.0.0.1:${ports.site}`,
    STUDIO_ORIGIN: `http://127.0.0.1:${ports.studio}`,
  }
  return startStack({
    dataDir,
    ports,
    env,
    plan: (settings) => {
      const plan = planOf(settings, 'production')
      return { ...plan, site: probed(plan.site), studio: probed(plan.studio) }
    },
  })
}

/** Does something, lets both processes rest, and notes what they hold then. */
function watcherOf(stack: Stack, note: string, rows: Row[], restMs: number) {
  return async <Result>(when: string, walk: () => Promise<Result>): Promise<Result> => {
    const begun = performance.now()
    const result = await walk()
    const seconds = Math.round((performance.now() - begun) / 1_000)
    await pause(restMs)
    const pids = stack.pids()
    for (const process of ['site', 'studio'] as const) {
      const row = { when, process, seconds, ...(await readMemory(pids[process] ?? 0, note)) }
      rows.push(row)
      console.log(JSON.stringify(row))
    }
    return result
  }
}

function showAims(rows: Row[]) {
  const residentOf = (process: Row['process'], word: string) =>
    rows.findLast((row) => row.process === process && row.when.endsWith(word))?.resident ??
    Number.NaN
  const peak = Math.max(...rows.filter((row) => row.process === 'site').map((row) => row.peak))
  const lines = [
    ['site after pages, pictures and edits', residentOf('site', 'edits'), aims.site],
    ['site at its highest, whatever is asked', peak, aims.siteWhateverIsAsked],
    ['studio at the end', residentOf('studio', 'again'), aims.studio],
  ] as const
  console.table(
    lines.map(([what, megabytes, aim]) => ({
      what,
      megabytes,
      aim: `≤ ${aim}`,
      holds: megabytes <= aim,
    })),
  )
}

if (import.meta.main) await showMemory(process.argv.slice(2))
