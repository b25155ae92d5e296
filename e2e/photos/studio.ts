/**
 * `npm run photos -- studio [view …] [look …]`: every view of the studio, in both languages, light and dark,
 * at 390 and 1440 px, or those named (`start posts-one ar-dark-390`), into `photos/studio/`, and a contact
 * sheet of each beside them. It starts a product of its own with the demo agency, in which somebody has
 * written, and takes it down again.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { findFreePort } from '../../tools/stack/ports.ts'
import { startStack } from '../../tools/stack.ts'
import { leaveOnSignal } from '../../tools/steps.ts'
import { openPage, openWholeBrowser } from '../browser.ts'
import { inLanes } from '../in-lanes.ts'
import { signIn } from '../office.ts'
import { askStudio, untilDrawn } from '../studio/every-view.ts'
import { settleIn } from '../studio/people.ts'
import { wordsSeen } from '../studio/words-seen.ts'
import {
  contactSheet,
  type Look,
  lookName,
  looks,
  nameOf,
  openFolder,
  photosFolder,
  takePicture,
  viewportOf,
} from './picture.ts'
import { type View, viewsOf } from './views.ts'

type Credentials = { email: string; password: string }

const folder = openFolder(join(photosFolder, 'studio'))

/** For any one thing that is waited for. */
const patienceMs = 20_000

/** A browser that belongs to one language, light and width; `cookies` are of whoever has signed in. */
async function contextOf(
  browser: Browser,
  studio: string,
  look: Look,
  signedIn: BrowserContext | undefined,
): Promise<BrowserContext> {
  const page = await openPage(browser, {
    viewport: viewportOf(look),
    colorScheme: look.mode,
    reducedMotion: 'reduce',
    ...(signedIn ? { storageState: await signedIn.storageState() } : {}),
  })
  await page.context().addCookies([
    { name: 'payload-lng', value: look.locale, url: studio },
    { name: 'payload-theme', value: look.mode, url: studio },
  ])
  const context = page.context()
  context.setDefaultTimeout(patienceMs)
  await page.close()
  return context
}

async function photograph(page: Page, studio: string, view: View, look: Look): Promise<string[]> {
  const complaints: string[] = []
  const hear = ({ message }: Error) => complaints.push(message)
  page.on('pageerror', hear)
  const other = { ar: 'en', en: 'ar' }[look.locale]
  const address = new URL(view.path.replace('locale=other', `locale=${other}`), studio)
  if (!address.searchParams.has('locale')) address.searchParams.set('locale', look.locale)
  await page.goto(address.href)
  // What never comes to life is photographed as it stands.
  await untilDrawn(page)
    .then(() => view.pose?.(page))
    .catch((error: Error) => complaints.push(error.message))
  await takePicture(page, join(folder, nameOf(view.name, look)), look.width)
  page.off('pageerror', hear)
  const words = look.locale === 'ar' && look.mode === 'light' ? await wordsSeen(page) : []
  const outside = (await page.evaluate(beyondTheEdge)).map((one) => `beyond the edge: ${one}`)
  return [...complaints, ...words, ...outside]
}

/** What is seen of a page outside its width, and in nothing that scrolls or cuts. */
function beyondTheEdge(): string[] {
  const { clientWidth } = document.documentElement
  const isKept = (one: Element) => {
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== 'visible') return true
    return false
  }
  const found = [...document.querySelectorAll('.template-default *, .template-minimal *')].filter(
    (one) => {
      const { left, right, width, height } = one.getBoundingClientRect()
      if (width < 2 || height < 2 || getComputedStyle(one).visibility === 'hidden') return false
      return (
        (left < -1 || right > clientWidth + 1) && right > 0 && left < clientWidth && !isKept(one)
      )
    },
  )
  return [...new Set(found.map((one) => `${one.tagName}.${one.getAttribute('class')}`))].slice(0, 3)
}

/** A server draws one view while a browser shows another. */
const lanes = 2
const words = process.argv.slice(2)
const named = looks.filter((look) => words.includes(lookName(look)))
const taken = named.length > 0 ? named : looks
const wanted = words.filter((word) => !looks.some((look) => lookName(look) === word))

async function photographAll(studio: string, administrator: Credentials): Promise<number> {
  const browser = await openWholeBrowser()
  const { page } = await signIn(browser, studio, administrator)
  await askStudio(page, 'leads/test-submission', 'POST')
  const views = await viewsOf(page, wanted)
  let troubles = 0
  await inLanes(lanes, taken, async (look) => {
    const inside = await contextOf(browser, studio, look, page.context())
    const outside = await contextOf(browser, studio, look, undefined)
    const [inner, outer] = [await inside.newPage(), await outside.newPage()]
    for (const view of views)
      for (const trouble of await photograph(view.isOutside ? outer : inner, studio, view, look)) {
        troubles += 1
        console.error(`${nameOf(view.name, look)}: ${trouble}`)
      }
    await Promise.all([inside.close(), outside.close()])
    console.log(`${lookName(look)}: ${views.length} pictures`)
  })
  for (const { name } of views) await contactSheet(folder, name, taken)
  await browser.close()
  const pictures = `${views.length * taken.length} pictures and ${views.length} sheets`
  console.log(`${pictures} in photos/studio/, ${troubles} troubles`)
  return troubles
}

const dataDir = mkdtempSync(join(tmpdir(), 'wajiha-photos-'))
const ports = { site: await findFreePort(), studio: await findFreePort() }
const origins = {
  SITE_ORIGIN: `http://127.0.0.1:${ports.site}`,
  STUDIO_ORIGIN: `http://127.0.0.1:${ports.studio}`,
}
const stack = await startStack({ dataDir, ports, env: { ...process.env, ...origins } })
leaveOnSignal(stack.stop)
try {
  const { studioUrl, administrator } = stack
  if (!administrator) throw new Error('A new database must bring a new administrator.')
  const troubles = await photographAll(studioUrl, await settleIn(studioUrl, administrator))
  process.exitCode = troubles === 0 ? 0 : 1
} finally {
  await stack.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()
