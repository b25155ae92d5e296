import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilRowsDrawn } from './until-rows-drawn.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type Form = Parameters<typeof untilRowsDrawn>[0]

/** A form whose row is drawn after so many changes elsewhere. */
function formOf(changesNeeded: number) {
  const changes: unknown[] = []
  const form = {
    getFields: () => ({
      blocks: { rows: [{ id: 'one' }, { id: 'two', isLoading: changes.length < changesNeeded }] },
    }),
    dispatchFields: (change: unknown) => void changes.push(change),
  } as unknown as Form
  return { form, changes }
}

it('changes nothing where rows are drawn', async () => {
  const { form, changes } = formOf(0)
  void untilRowsDrawn(form, 'blocks', 'aside')
  await vi.runAllTimersAsync()
  expect(changes).toEqual([])
})

it('makes changes that differ until rows are drawn', async () => {
  const { form, changes } = formOf(2)
  await Promise.all([untilRowsDrawn(form, 'blocks', 'aside'), vi.runAllTimersAsync()])
  expect(changes).toEqual([
    { type: 'UPDATE', path: 'aside', initialValue: 1 },
    { type: 'UPDATE', path: 'aside', initialValue: 2 },
  ])
})

it('comes to an end where they never are', async () => {
  const { form, changes } = formOf(Number.POSITIVE_INFINITY)
  await Promise.all([untilRowsDrawn(form, 'blocks', 'aside'), vi.runAllTimersAsync()])
  expect(changes).toHaveLength(8)
})
