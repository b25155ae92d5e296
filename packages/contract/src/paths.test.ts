import { expect, it } from 'vitest'
import { readableAddress } from './paths.ts'

it('an address is readable where its percent signs are letters, and else stays as it is', () => {
  expect(readableAddress('/blogs/%D9%85%D8%AF%D9%91?a=%2F')).toBe('/blogs/مدّ?a=%2F')
  expect(readableAddress('/%ff')).toBe('/%ff')
})
