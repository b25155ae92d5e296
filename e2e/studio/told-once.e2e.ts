/** A form that comes alive tells its fields of itself once: what they are told anew, all of them are drawn for. */
import { expect, inject, it } from 'vitest'
import { closePage, openPage } from '../browser.ts'
import type { Office } from '../office.ts'
import { withOffice } from '../with-browser.ts'

const studio = inject('studioUrl')
let office: Office
withOffice((signedIn) => {
  office = signedIn
})

/** What fields are told of, and what it holds that nothing else holds. */
const told = { account: 'fetchFullUser', document: 'savedDocumentData', form: 'getDataByPath' }

it.each(['services', 'posts'])('the form of one of the %s', async (collection) => {
  const id = await office.find(collection, '_status', 'published', 'ar')
  const storageState = await office.page.context().storageState()
  const browser = office.page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  const page = await openPage(browser, { storageState })
  await page.addInitScript(watchWhatIsTold, told)
  await page.goto(`${studio}/admin/collections/${collection}/${id}?locale=ar`)
  const counts = await page.waitForFunction(() => Reflect.get(window, 'toldUntilReady'))
  expect(await counts.jsonValue()).toEqual({ account: 1, document: 1, form: 1 })
  await closePage(page)
})

/**
 * Counts what React hands on under each of these names until the form can be used, by the place at which tools for
 * developers listen. A form is handed on in several contexts, and the one for who watches all fields is anew each time:
 * the context that changed least counts.
 */
function watchWhatIsTold(names: Record<string, string>) {
  type Fiber = {
    type?: unknown
    child?: Fiber
    sibling?: Fiber
    memoizedProps?: { value?: unknown }
  }
  type Told = Map<unknown, Set<unknown>>
  const told = Object.entries(names).map(([name, held]) => ({ name, held, by: new Map() as Told }))
  const look = ({ type, memoizedProps }: Fiber) => {
    const value = memoizedProps?.value
    if (typeof value !== 'object' || value === null) return
    for (const { held, by } of told)
      if (held in value) by.set(type, (by.get(type) ?? new Set()).add(value))
  }
  const fewest = (by: Told) => Math.min(...[...by.values()].map(({ size }) => size))
  const onCommitFiberRoot = (_: number, { current }: { current: Fiber }) => {
    const waiting: Fiber[] = [current]
    for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
      look(fiber)
      for (const next of [fiber.sibling, fiber.child]) if (next) waiting.push(next)
    }
    const isReady = document.querySelector('.collection-edit__form[data-form-ready="true"]')
    if (!isReady || 'toldUntilReady' in window) return
    const counts = told.map(({ name, by }) => [name, fewest(by)])
    Reflect.set(window, 'toldUntilReady', Object.fromEntries(counts))
  }
  const hook = { supportsFiber: true, renderers: new Map(), inject: () => 1, onCommitFiberRoot }
  Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', hook)
}
