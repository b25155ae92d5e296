/**
 * A page of Chromium that nobody listens to, as people have one. Whoever drives a browser with Playwright has it tell
 * of every script, request and error; among other things V8 then looks up the place of each error that libraries
 * throw and catch while they load. Forms of the studio take a third longer in such a page (docs/performance.md).
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cookie } from 'playwright-core'
import { flags, whole } from '../e2e/browser.ts'

/** Milliseconds for any one thing that is waited for. */
const patienceMs = 60_000

export type QuietPage = {
  /** Settles as soon as the next document has begun. */
  leaveFor(address: string): Promise<void>
  /** Runs a function that closes over nothing in the page, with what it is given as JSON, and waits for its answer. */
  run<Given extends unknown[], Answer>(
    work: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer>
  /** Settles at the first drawing of the page at which a condition holds, which closes over nothing. */
  until(holds: () => unknown): Promise<void>
  /** Moves the pointer over the first such element and presses there. */
  press(selector: string): Promise<void>
  close(): Promise<void>
}

type Size = { width: number; height: number }

/** @param cookies of a session that the page goes on with. */
export async function openQuietPage(cookies: Cookie[], size: Size): Promise<QuietPage> {
  const profile = mkdtempSync(join(tmpdir(), 'wajiha-bench-profile-'))
  const browser = spawn(
    whole,
    [
      ...flags,
      '--headless',
      '--hide-scrollbars',
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  const close = async () => {
    await end(browser)
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    const ask = await connect(profile)
    await ask('Storage.setCookies', { cookies })
    await ask('Emulation.setDeviceMetricsOverride', {
      ...size,
      deviceScaleFactor: 1,
      mobile: false,
    })
    return { ...pageThrough(ask), close }
  } catch (error) {
    await close()
    throw error
  }
}

type Ask = (method: string, params?: object) => Promise<Record<string, unknown>>

function pageThrough(ask: Ask): Omit<QuietPage, 'close'> {
  const run: QuietPage['run'] = (work, ...given) =>
    evaluate(ask, `(${work})(...${JSON.stringify(given)})`)
  return {
    run,
    async leaveFor(address) {
      const { errorText } = await ask('Page.navigate', { url: address })
      if (errorText) throw new Error(`${address} could not be opened: ${errorText}`)
    },
    until: (holds) =>
      evaluate(
        ask,
        `(async holds => { while (!holds()) await new Promise(requestAnimationFrame) })(${holds})`,
      ),
    async press(selector) {
      const point = { ...(await run(middleOf, selector)), button: 'left', clickCount: 1 }
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'])
        await ask('Input.dispatchMouseEvent', { type, ...point })
    },
  }
}

async function evaluate<Value>(ask: Ask, expression: string): Promise<Value> {
  const answer = await ask('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  const { result, exceptionDetails } = answer as {
    result: { value: Value }
    exceptionDetails?: { text: string; exception?: { description?: string } }
  }
  if (exceptionDetails)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}

/** In pixels of the window. */
function middleOf(selector: string): { x: number; y: number } {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`Nothing answers to ${selector}`)
  element.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Speaks with the browser's first page. */
async function connect(profile: string): Promise<Ask> {
  const socket = new WebSocket(await addressOfPage(profile))
  const { promise: opened, resolve, reject } = Promise.withResolvers<unknown>()
  socket.addEventListener('open', resolve)
  socket.addEventListener('error', () => reject(new Error('Chromium’s page does not answer')))
  await opened
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  let last = 0
  return async (method, params = {}) => {
    const id = ++last
    const answered = new Promise<Answer>((answer) => waiting.set(id, answer))
    socket.send(JSON.stringify({ id, method, params }))
    const late = pause(patienceMs, undefined, { ref: false }).then(() => {
      throw new Error(`Chromium did not answer ${method} in ${patienceMs / 1000} s`)
    })
    const { error, result = {} } = await Promise.race([answered, late])
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
}

type Answer = { id: number; result?: Record<string, unknown>; error?: { message: string } }

/** Chromium writes into its profile at which port it can be spoken to. */
async function addressOfPage(profile: string): Promise<string> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const pages = await pagesOf(profile).catch(() => [])
    const page = pages.find(({ type }) => type === 'page')
    if (page) return page.webSocketDebuggerUrl
    if (performance.now() > deadline) throw new Error('Chromium did not come up')
    await pause(100)
  }
}

async function pagesOf(profile: string): Promise<{ type: string; webSocketDebuggerUrl: string }[]> {
  const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
  return await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()
}

async function end(browser: ChildProcess): Promise<void> {
  if (browser.exitCode !== null || browser.signalCode !== null) return
  const ended = new Promise((over) => browser.once('exit', over))
  browser.kill()
  await ended
}
