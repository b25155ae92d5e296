/** `npm run build`: both apps, when they are stale; `-- --force` builds them in any case. */
import { createBuilds } from './build-all.ts'
import { createReport } from './report.ts'
import { explain } from './sentence.ts'
import { leaveOnSignal } from './steps.ts'

const report = createReport()
const builds = createBuilds(report)
leaveOnSignal(builds.stop)

try {
  await builds.run({ force: process.argv.includes('--force') })
  report.close()
} catch (error) {
  report.close()
  console.error(explain(error))
  process.exit(1)
}
