/** How many pages a second one process renders when nothing is kept: reading, React, no compression. */
import { join } from 'node:path'
import { readAddress } from '../apps/site/app/locale/read-address.ts'
import { createBreakers } from '../apps/site/server/content/breakers.ts'
import { openContent } from '../apps/site/server/content/content.ts'
import { openCopies } from '../apps/site/server/content/copies.ts'
import { createStudioClient } from '../apps/site/server/content/studio-client.ts'
import { createLog } from '../apps/site/server/log.ts'
import { readOutcome } from '../apps/site/server/pages/outcome.ts'
import { type App, createRender } from '../apps/site/server/pages/render.ts'

/** @returns renders per second of each path, from the last good copies under `dataDir`. */
export async function renderRates(dataDir: string, paths: string[], milliseconds = 3_000) {
  const log = createLog(() => {})
  const copies = await openCopies(join(dataDir, 'cache', 'content'), log)
  const client = createStudioClient('http://127.0.0.1:9/')
  const content = await openContent({
    client,
    copies,
    breakers: createBreakers(),
    log,
    searches: { take: () => 0 },
  })
  // React chooses its fast build by this, when it is first imported.
  process.env.NODE_ENV = 'production'
  const build = await import(join(import.meta.dirname, '../apps/site/dist/server/server.js'))
  const facts = {
    origin: 'https://birkar.example',
    buildId: 'bench',
    imageHosts: [],
    rules: { consent: 'notice' as const },
  }
  const render = createRender(async () => build.default as App, facts)
  const rates: { path: string; perSecond: number }[] = []
  for (const path of paths) {
    const address = readAddress(path, new URLSearchParams())
    if (!address) throw new Error(`No page at ${path}`)
    const once = async () => {
      const outcome = await readOutcome(content, address)
      if (outcome.kind === 'moved') throw new Error(`${path} leads to ${outcome.location}`)
      return render(address.canonical, address.locale, outcome)
    }
    for (let warm = 0; warm < 200; warm += 1) await once()
    const begun = performance.now()
    let count = 0
    for (; performance.now() - begun < milliseconds; count += 1) await once()
    rates.push({ path, perSecond: Math.round((count / (performance.now() - begun)) * 1_000) })
  }
  return rates
}
