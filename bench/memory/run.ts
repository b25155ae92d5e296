/**
 * What the site and the studio hold in memory: before anything, after every page, after pictures, edits and
 * addresses without end, and at rest.
 */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Service } from '../../tools/stack/service.ts'
import type { Stack } from '../../tools/stack.ts'
import { at, atMost, type Held } from '../held.ts'
import { withProduct } from '../product.ts'
import { type Memory, readMemory } from './read-memory.ts'
import { openSite, walkAddresses, walkEdits, walkPages, walkPictures } from './walks.ts'

/** Megabytes resident: after the whole day of an agency, and whatever is asked. */
const aims = { site: 150, siteWhateverIsAsked: 250, studio: 350 }

const probe = join(import.meta.dirname, 'probe.mjs')
const probed = (service: Service): Service => ({
  ...service,
  args: ['--import', probe, ...service.args],
})
const noteIn = (dataDir: string) => join(dataDir, 'memory')

type Row = { when: string; process: 'site' | 'studio'; seconds: number } & Memory

/** How many of each are asked for, and for how many seconds the processes rest after each walk. */
export type MemoryCounts = { pictures: number; edits: number; addresses: number; rest: number }

/** A product of its own, whose processes tell what they hold. Linux. */
export function measureMemory(counts: MemoryCounts): Promise<Held[]> {
  const env = (dataDir: string) => ({ WAJIHA_MEMORY_NOTE: noteIn(dataDir) })
  return withProduct(
    async ({ editor, ...stack }) => {
      const rows: Row[] = []
      const site = openSite(stack.siteUrl)
      const watch = watcherOf(stack, noteIn(stack.dataDir), rows, counts.rest * 1_000)
      await watch('fresh', async () => {})
      const { pages, pictures } = await watch('every page', () => walkPages(site))
      await watch(`${counts.pictures} pictures`, () =>
        walkPictures(site, pictures, counts.pictures),
      )
      const saves = await watch(`${counts.edits} edits`, () =>
        walkEdits(site, editor, counts.edits),
      )
      await watch(`${counts.addresses} addresses`, () => walkAddresses(site, counts.addresses))
      await watch('every page again', () => walkPages(site))
      console.log(`${pages.length} pages; answers by status: ${JSON.stringify(site.statuses)}`)
      console.log(`saves: ${Math.round(at(saves, 0.5))} ms, p95 ${Math.round(at(saves, 0.95))} ms`)
      console.table(rows)
      return heldOf(rows, counts)
    },
    {
      env,
      plan: (plan) => ({ ...plan, site: probed(plan.site), studio: probed(plan.studio) }),
    },
  )
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

function heldOf(rows: Row[], { pictures, edits, addresses }: MemoryCounts): Held[] {
  const residentOf = (process: Row['process'], word: string) =>
    rows.findLast((row) => row.process === process && row.when.endsWith(word))?.resident ??
    Number.NaN
  const peak = Math.max(...rows.filter((row) => row.process === 'site').map((row) => row.peak))
  const day = `every page, ${pictures} pictures and ${edits} edits`
  return [
    atMost(`site after ${day}`, residentOf('site', 'edits'), aims.site, 'MB'),
    atMost(
      `site at its highest, ${addresses} addresses included`,
      peak,
      aims.siteWhateverIsAsked,
      'MB',
    ),
    atMost('studio at the end of it', residentOf('studio', 'again'), aims.studio, 'MB'),
  ]
}
