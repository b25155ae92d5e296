/**
 * `npm test`: everything of `check`, then both builds, then integration and browser tests against a
 * real studio and a real PostgreSQL in folders of their own. Ends with `N passed, N failed`.
 */
import { createBuilds } from './build-all.ts'
import { checkParts } from './check-parts.ts'
import { requireBrowsers } from './chromium.ts'
import { generateRoutes } from './generate-routes.ts'
import { createReport, elapsed, type Report } from './report.ts'
import { explain } from './sentence.ts'
import { leaveOnSignal, type Outcome, type Part, runParts } from './steps.ts'
import { vitestPart } from './vitest-part.ts'

const browserLanes = 2
const began = Date.now()
const report = createReport()
const builds = createBuilds(report)
leaveOnSignal(builds.stop)
await generateRoutes(report)
const outcomes = [
  await runParts(checkParts(), report, 2),
  await runParts([whole('builds', () => builds.run())], report),
  await runParts([vitestPart('integration tests', 'integration*')], report),
  await runParts(browserParts(report), report, browserLanes),
]
report.close()
const passed = sum(outcomes, 'passed')
const failed = sum(outcomes, 'failed')
console.log(`in ${elapsed(began)}\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** Two products side by side, each with half of the files: most of a journey is waiting. */
function browserParts(report: Report): Part[] {
  return Array.from({ length: browserLanes }, (_, lane) => ({
    name: `browser tests, part ${lane + 1}`,
    run: () => {
      const shard = `--shard=${lane + 1}/${browserLanes}`
      return vitestPart('', 'e2e', requireBrowsers(report), [shard]).run()
    },
  }))
}

function whole(name: string, run: () => Promise<void>): Part {
  return {
    name,
    async run() {
      try {
        await run()
        return { passed: 1, failed: 0, output: '' }
      } catch (error) {
        return { passed: 0, failed: 1, output: explain(error) }
      }
    },
  }
}

function sum(outcomes: Outcome[], what: 'passed' | 'failed') {
  return outcomes.reduce((total, outcome) => total + outcome[what], 0)
}
