/** `npm run check`: format, lint, types, unit tests and the tools, offline, in under a minute. */
import { checkParts } from './check-parts.ts'
import { generateRoutes } from './generate-routes.ts'
import { createReport, elapsed } from './report.ts'
import { leaveOnSignal, runParts } from './steps.ts'

const began = Date.now()
leaveOnSignal()
const report = createReport()
await generateRoutes(report)
const { passed, failed } = await runParts(checkParts(), report, 2)
report.close()
console.log(`in ${elapsed(began)}\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
