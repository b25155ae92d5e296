/** `npm run photos`: photographs every page and state of a running site; see `e2e/photos/`. */
import { requireChromium } from './chromium.ts'
import { createReport } from './report.ts'

const report = createReport()
process.env.CHROME_PATH = requireChromium(report)
report.close()
await import('../e2e/photos/photos.ts')
