import { expect, it } from 'vitest'
import { findForcedClicks } from './check-clicks.ts'

const linesOf = (text: string) =>
  findForcedClicks([{ path: 'e2e/a.e2e.ts', text }]).map(({ where }) => where)

it('a forced click is found, whatever it is called', () => {
  const text = [
    'await box.check({ force: true })',
    "await page.locator('a').click({ timeout: 1, force: true })",
    'await handle.dragTo(place, { force: true })',
  ]
  expect(linesOf(text.join('\n'))).toEqual(['e2e/a.e2e.ts:1', 'e2e/a.e2e.ts:2', 'e2e/a.e2e.ts:3'])
})

it('a click that waits, and a folder that is removed, are let be', () => {
  const text = [
    'await box.check()',
    'rmSync(folder, { recursive: true, force: true })',
    '// box.check({ force: true })',
  ]
  expect(linesOf(text.join('\n'))).toEqual([])
})
