/** `npm run build`: both apps, when they are stale; `-- --force` builds them in any case. */
import { createBuilds } from './build-all.ts'
import { leaveWithParent } from './leave-with-parent.ts'
import { createReport } from './report.ts'
import { explain } from './sentence.ts'

const report = createReport()
const builds = createBuilds(report)
const leave = () => builds.stop().then(() => process.exit(1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, leave)
leaveWithParent(leave)

try {
  await builds.run({ force: process.argv.includes('--force') })
  report.close()
} catch (error) {
  report.close()
  console.error(explain(error))
  process.exit(1)
}
