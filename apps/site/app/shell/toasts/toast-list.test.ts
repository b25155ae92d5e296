import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastList, type ToastList } from './toast-list.ts'

let list: ToastList
const titles = () => list.toasts().map(({ title }) => title)
const wait = (ms: number) => vi.advanceTimersByTime(ms)

beforeEach(() => {
  vi.useFakeTimers()
  list = createToastList({ now: Date.now, setTimeout, clearTimeout })
})
afterEach(() => vi.useRealTimers())

describe('a toast', () => {
  it('is gone after 3000 ms', () => {
    list.show({ title: 'نُسخ الرابط' })
    wait(2_999)
    expect(titles()).toEqual(['نُسخ الرابط'])
    wait(1)
    expect(titles()).toEqual([])
  })

  it('stands under those that are there, each with its own time', () => {
    list.show({ title: 'أ' })
    wait(1_000)
    list.show({ title: 'ب', kind: 'error', text: 'أعد المحاولة.' })
    expect(list.toasts()).toMatchObject([
      { title: 'أ', kind: 'success' },
      { title: 'ب', kind: 'error', text: 'أعد المحاولة.' },
    ])
    wait(2_000)
    expect(titles()).toEqual(['ب'])
    wait(1_000)
    expect(titles()).toEqual([])
  })

  it('does not age while the pointer or the focus is on it', () => {
    const id = list.show({ title: 'أ' })
    wait(2_000)
    list.hold(id, 'pointer')
    list.hold(id, 'focus')
    wait(60_000)
    list.release(id, 'pointer')
    wait(60_000)
    expect(titles()).toEqual(['أ'])
    list.release(id, 'focus')
    wait(999)
    expect(titles()).toEqual(['أ'])
    wait(1)
    expect(titles()).toEqual([])
  })

  it('leaves when it is dismissed, and only once', () => {
    const id = list.show({ title: 'أ' })
    const heard = vi.fn()
    list.subscribe(heard)
    list.dismiss(id)
    list.dismiss(id)
    list.hold(id, 'pointer')
    list.release(id, 'pointer')
    wait(10_000)
    expect(titles()).toEqual([])
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
