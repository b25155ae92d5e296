import { expect, it } from 'vitest'
import { latestOf } from './latest-sight.ts'

it('keeps the last report of each element', () => {
  const [field, other] = [{ name: 'field' }, { name: 'other' }] as unknown as Element[]
  const report = (target: Element | undefined, isIntersecting: boolean) => ({
    target: target as Element,
    isIntersecting,
  })
  expect(
    latestOf([
      report(field, false),
      report(other, true),
      report(field, true),
      report(other, false),
    ]),
  ).toEqual([report(field, true), report(other, false)])
  expect(latestOf([])).toEqual([])
})
