/** A real Chromium. Every page opened here keeps what the browser complained about. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** @param more flags for this browser alone. */
export function openBrowser(more: string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium'
  return chromium.launch({ executablePath, args: [...flags, ...more] })
}

/** How many times slower than this machine the browser shall be: `E2E_SLOW=6 npm run e2e`. */
const slowness = Number(process.env.E2E_SLOW ?? 1)

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}

export type WatchedPage = Page & { complaints: string[] }

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
  const page = await context.newPage()
  if (slowness > 1) await slowDown(page)
  if (!isAsked) await page.addInitScript(answerNotice)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
    if (message.text().startsWith('csp:')) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.info(`csp: ${violatedDirective} ${blockedURI}`),
    ),
  )
  return Object.assign(page, { complaints })
}

function answerNotice() {
  if (location.protocol.startsWith('http'))
    // biome-ignore lint/suspicious/noDocumentCookie: the newer interface needs a secure page
    document.cookie = 'wajiha-consent=1.a; Path=/; SameSite=Lax'
}

/** Brings a page to life as a visitor does, and waits until it is. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(20, 20)
  await page.mouse.move(60, 60)
  await page.waitForFunction(() => !('$_TSR' in window))
}
