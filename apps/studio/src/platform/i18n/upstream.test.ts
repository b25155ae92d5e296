import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { upstreamPage } from './upstream.ts'

const main = dirname(
  createRequire(import.meta.url).resolve('@payloadcms/translations/languages/ar'),
)
const about = readFileSync(join(main, '../../package.json'), 'utf8')
const { version } = JSON.parse(about) as { version: string }

it('the page for Payload’s keepers says what the studio says by now', async () => {
  const page = upstreamPage(version)
  expect(page).toContain('نشر جميع المواقع')
  expect(page).toContain('محصول')
  await expect(page).toMatchFileSnapshot('../../../../../docs/upstream.md')
})
