import { describe, expect, inject, it } from 'vitest'
import type { Office } from '../office.ts'
import { withOffice } from '../with-browser.ts'
import { askStudio, told, type Walk, walkEveryView } from './every-view.ts'

const studio = inject('studioUrl')
// The letterhead of a mail that is shown stands on the site.
const ours = [studio, inject('siteUrl')].map((url) => new URL(url).origin)
let office: Office
let walk: Promise<Walk> | undefined

withOffice((signedIn) => {
  office = signedIn
})

/** The walk is made once, by whichever test comes first. */
const walked = () => {
  walk ??= askStudio(office.page, 'leads/test-submission', 'POST').then(() =>
    walkEveryView(office.page, studio, ours),
  )
  return walk
}

describe('every view of the Arabic admin', () => {
  it('is opened: pages, own views, each list, one of its documents and a new one', async ({
    annotate,
  }) => {
    const { paths } = await walked()
    expect(paths.length).toBeGreaterThan(60)
    await annotate(`${paths.length} views of the studio`, 'count')
  }, 900_000)

  it('speaks Arabic alone, and well', async () => {
    expect(told((await walked()).words)).toEqual([])
  })

  it('names each of its controls', async () => {
    expect(told((await walked()).nameless)).toEqual([])
  })

  it('runs scripts of its own alone, and asks nobody else', async () => {
    expect(told((await walked()).foreign)).toEqual([])
  })

  it('writes no error into the console of the browser', async () => {
    expect(told((await walked()).complaints)).toEqual([])
  })

  it('says in the tab of a page that is not there what it is, and whose', async () => {
    await office.page.goto(`${studio}/admin/nowhere`)
    await expect
      .poll(() => office.page.title(), { timeout: 30_000 })
      .toBe('الصفحة غير موجودة · واجهة')
  })
})
