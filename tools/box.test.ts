import { expect, it } from 'vitest'
import { box } from './box.ts'

it('frames labelled lines', () => {
  const rows: [string, string][] = [
    ['Site', 'http://localhost:3000'],
    ['Studio', 'http://localhost:3100/admin'],
  ]
  expect(box('Wajiha', rows)).toBe(
    [
      '╭─ Wajiha ─────────────────────────────╮',
      '│ Site     http://localhost:3000       │',
      '│ Studio   http://localhost:3100/admin │',
      '╰──────────────────────────────────────╯',
    ].join('\n'),
  )
})
