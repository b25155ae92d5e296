import { expect, it } from 'vitest'
import { plainKey } from './plain-key.ts'

const alone = { key: 'ArrowLeft', altKey: false, ctrlKey: false, metaKey: false }

it('is the key that was pressed by itself', () => {
  expect(plainKey(alone)).toBe('ArrowLeft')
})

it.each(['altKey', 'ctrlKey', 'metaKey'] as const)(
  'leaves what is held with %s to the browser',
  (held) => {
    expect(plainKey({ ...alone, [held]: true })).toBe('')
  },
)
