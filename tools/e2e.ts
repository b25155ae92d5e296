/** `npm run e2e`: only the journeys in the browser; words after it choose files. */
import { createBuilds } from './build-all.ts'
import { requireBrowsers } from './chromium.ts'
import { createReport } from './report.ts'
import { explain } from './sentence.ts'
import { leaveOnSignal, runParts } from './steps.ts'
import { vitestPart } from './vitest-part.ts'

const report = createReport()
const builds = createBuilds(report)
leaveOnSignal(builds.stop)
try {
  const browsers = requireBrowsers(report)
  await builds.run()
  const part = vitestPart('browser tests', 'e2e', browsers, process.argv.slice(2))
  const { passed, failed } = await runParts([part], report)
  report.close()
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
} catch (error) {
  report.close()
  console.error(explain(error))
  process.exit(1)
}
