/**
 * `npm run photos`: photographs every page and state of a running site; `npm run photos -- studio` every
 * view of the studio, on a product of its own; `npm run photos -- brand` the site as another agency's, with the content
 * of the running product. See `e2e/photos/`.
 */
import { createBuilds } from './build-all.ts'
import { requireChromium } from './chromium.ts'
import { createReport } from './report.ts'
import { photographSecondBrand } from './second-brand.ts'
import { explain } from './sentence.ts'

const report = createReport()
try {
  process.env.CHROME_PATH = requireChromium(report)
  const isOfStudio = process.argv[2] === 'studio'
  if (process.argv[2] === 'brand') {
    report.close()
    process.exit(await photographSecondBrand(Number(process.env.BRAND_PORT ?? 3900)))
  }
  if (isOfStudio) {
    process.argv.splice(2, 1)
    await createBuilds(report).run()
  }
  report.close()
  await import(isOfStudio ? '../e2e/photos/studio.ts' : '../e2e/photos/photos.ts')
} catch (error) {
  report.close()
  console.error(explain(error))
  process.exit(1)
}
