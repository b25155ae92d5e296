import { expect, it } from 'vitest'
import { isPageShown } from './is-page-shown.ts'

const around = [{ routeId: '__root__' }, { routeId: '/{-$locale}' }]
const onePart = { routeId: '/{-$locale}/$slug' }

it('is shown where a page of the site is matched, with its data or without', () => {
  expect(isPageShown([...around, { routeId: '/{-$locale}/about' }])).toBe(true)
})

it('is shown at an address of one part only where an editor made one', () => {
  expect(isPageShown([...around, { ...onePart, loaderData: { page: {} } }])).toBe(true)
  expect(isPageShown([...around, onePart])).toBe(false)
})

it('is not shown where nothing is matched', () => {
  expect(isPageShown(around)).toBe(false)
})
