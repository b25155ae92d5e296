/** A real Chromium. Every page opened here keeps what the browser complained about. */
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core'

/**
 * What of the browser no page needs. The first three start two pages of the browser's own with every
 * window, hidden ones for its address bar; the fourth a process for a page nobody opens: without them
 * a page is opened in half the time (Chromium 156: fifteen in 3.2 s instead of 6.2 s). The others are
 * what Playwright switches off by itself; a list given replaces its own.
 */
const unneeded = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'DestroyProfileOnBrowserClose',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
]

export const flags = [
  `--disable-features=${unneeded}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const whole = process.env.CHROME_PATH ?? '/usr/bin/chromium'
const shell = process.env.CHROME_SHELL_PATH ?? whole

/** What of a browser shows pages and runs them, where the machine has that alone. @param more flags for this browser alone. */
export function openBrowser(more: string[] = []): Promise<Browser> {
  return chromium.launch(launching(shell, more))
}

/** A browser as people have one, for pictures: its shell draws letters otherwise, and no window of three screens. */
export function openWholeBrowser(): Promise<Browser> {
  return chromium.launch(launching(whole))
}

/**
 * A browser as people have one: with a profile, in which it keeps what it was sent and the scripts that it compiled.
 * Contexts of a browser are private windows, which keep no compiled script. The profile goes when it is closed.
 */
export function openProfile(
  options: BrowserContextOptions,
  executablePath = whole,
): Promise<BrowserContext> {
  return chromium.launchPersistentContext('', { ...options, ...launching(executablePath) })
}

/** The same without a window, where the machine has that: for who loads view after view of the studio. */
export const openWorkplace = (options: BrowserContextOptions) => openProfile(options, shell)

const launching = (executablePath: string, more: string[] = []) => ({
  executablePath,
  args: [...flags, ...more],
  timeout: 120_000,
})

/** Milliseconds that a busy machine may take for any one thing that is waited for. */
const patienceMs = 60_000

/** How many times slower than this machine the browser shall be: `E2E_SLOW=6 npm run e2e`. */
const slowness = Number(process.env.E2E_SLOW ?? 1)

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}

/** A form asks whoever has sent many for a proof, which the page then gives by itself. */
const proofAsked = /status of 428 /

/** `underWay` are its requests that nobody has answered yet. */
export type WatchedPage = Page & { complaints: string[]; underWay: Set<Request> }

/**
 * Opens a page and collects console errors, uncaught errors (hydration mismatches among them),
 * refused resources and violations of the Content-Security-Policy. Visitors have allowed measuring
 * before, so no notice is in the way, unless they are to be asked (`isAsked`).
 */
export async function openPage(
  browser: Browser,
  { isAsked, ...options }: BrowserContextOptions & { isAsked?: boolean } = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  if (slowness > 1) await slowDown(page)
  if (!isAsked) await page.addInitScript(answerNotice)
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.info(`csp: ${violatedDirective} ${blockedURI}`),
    ),
  )
  return watched(page)
}

/** Notes from now on what a page complains of, and which of its requests are under way. */
export function watched(page: Page): WatchedPage {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !proofAsked.test(message.text()))
      complaints.push(`console: ${message.text()} (${message.location().url})`)
    if (message.text().startsWith('csp:')) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  return Object.assign(page, { complaints, underWay: requestsUnderWay(page) })
}

function requestsUnderWay(page: Page): Set<Request> {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return underWay
}

/**
 * Waits until a page has nothing to do and nothing under way, several times in a row. Now and then Chromium
 * forgets to tell a page that does nothing at all that it is idle, until something happens in it (a card's
 * page: 9 of 562 visits), so after a second it counts as idle.
 */
export async function atRest(page: WatchedPage): Promise<void> {
  for (let calm = 0; calm < 5; ) {
    const idle = page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          requestAnimationFrame(() => {
            requestIdleCallback(() => resolve())
            setTimeout(resolve, 1_000)
          }),
        ),
    )
    await inTime(idle, 'drew no picture')
    calm = page.underWay.size === 0 ? calm + 1 : 0
  }
}

function answerNotice() {
  if (location.protocol.startsWith('http'))
    // biome-ignore lint/suspicious/noDocumentCookie: the newer interface needs a secure page
    document.cookie = 'wajiha-consent=1.a; Path=/; SameSite=Lax'
}

/**
 * Brings a page to life as a visitor does, and waits until it is: its links, forms and buttons are
 * the app's by then, and what it does once it is alive has been done.
 */
export async function wake(page: Page): Promise<void> {
  // Before that nobody may be there to see the sign.
  await page.waitForLoadState('load')
  await inTime(page.mouse.move(20, 20), 'heard no pointer')
  await inTime(page.mouse.move(60, 60), 'heard no pointer')
  // Who saves data is heard by a press only, and so is who reads a page that sleeps.
  await inTime(page.keyboard.press('Shift'), 'heard no key')
  await untilAlive(page)
}

/** A page is given as long as for anything else: what it is asked to run, and its presses, would be waited for without end. */
async function inTime<Value>(work: Promise<Value>, trouble: string): Promise<Value> {
  const late = pause(patienceMs, undefined, { ref: false }).then(() => {
    throw new Error(`The page ${trouble} in ${patienceMs / 1000} s`)
  })
  return Promise.race([work, late])
}

/**
 * Waits for a page that has been given a sign. It comes to life in two steps: first the document,
 * which then has a loading bar, and after it what stands inside, which then knows its colour mode.
 * A visitor's press would bring the second step forward; a journey that a test begins does not.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return (
      !('$_TSR' in window) &&
      document.querySelector('[data-loading-bar]') !== null &&
      document.querySelector('[data-mode-set]:not([aria-pressed])') === null &&
      (main === null || Object.keys(main).some((key) => key.startsWith('__reactFiber')))
    )
  })
}

/** From now on documents of this page come to life by a sign of the visitor only, never by themselves. */
export async function leaveAsleep(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback
    // The one that waits for the app's code has a limit.
    window.requestIdleCallback = (run, options) => (options?.timeout ? 0 : whenIdle(run))
  })
}

/**
 * Waits for what is being closed, though not for long: a page whose next document is under way may not let go, and the
 * end of its browser takes it along.
 */
export async function letGo(...closing: Promise<void>[]): Promise<void> {
  await Promise.race([Promise.all(closing), pause(10_000, undefined, { ref: false })])
}

/** Closes a page of its own with its context. */
export const closePage = (page: Page): Promise<void> => letGo(page.context().close())

/** Closes every page of a test that is over: it would go on asking, moving and taking time. */
export async function closePages(browser: Browser): Promise<void> {
  await letGo(...browser.contexts().map((context) => context.close()))
}
