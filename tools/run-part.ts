/** `npm run database`, `studio`, `site`: one part in the foreground. */
import { box } from './box.ts'
import { runInForeground } from './foreground.ts'
import { createReport } from './report.ts'
import { createPart, type PartOptions } from './stack/part.ts'
import type { PartName } from './stack/part-names.ts'
import { tellReady } from './tell-ready.ts'

export async function runPart(part: PartName, options: PartOptions = {}): Promise<void> {
  const report = createReport()
  const { start, stop, replace, kill } = createPart(part, { ...options, report })
  const say = async () => {
    const { address, administrator } = await start()
    await tellReady()
    return box(`Wajiha · ${part}`, [
      ['Serves', address],
      ...(administrator ? [['E-mail', administrator.email] as [string, string]] : []),
    ])
  }
  await runInForeground({ start: say, stop, replace, kill }, report)
}
