/**
 * What one visitor does costs others nothing: the built site in a process of its own, somebody who
 * attacks it from one address, and another visitor who wants a page that nobody has seen, a search and
 * a form.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sendJsonForm, sendPageForm } from '../test/send-form.ts'
import { type SiteProcess, startSiteProcess } from '../test/site-process.ts'
import { type StandInStudio, startStandInStudio } from '../test/stand-in-studio.ts'

let studio: StandInStudio
let site: SiteProcess
let dataDir: string
let visitors = 0

beforeAll(async () => {
  studio = await startStandInStudio()
  dataDir = await mkdtemp(join(tmpdir(), 'wajiha-neighbours-'))
  site = await startSiteProcess({
    API_BASE: studio.apiBase,
    DATA_DIR: dataDir,
    SITE_ORIGIN: 'https://birkar.example',
  })
})

afterAll(async () => {
  await site?.kill()
  await studio?.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

const attacker = '203.0.113.66'
const someoneElse = () => {
  visitors += 1
  return `198.51.${visitors}.7`
}

type Answer = { status: number; body: string; retryAfter: string | undefined }

const agent = new Agent({ maxSockets: 500 })

function get(path: string, from: string, through = agent): Promise<Answer> {
  const headers = { accept: 'text/html', 'x-forwarded-for': from, 'user-agent': 'Firefox/140' }
  const options = { port: site.port, host: '127.0.0.1', path, headers, agent: through }
  return new Promise((resolve, reject) => {
    request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString(),
          retryAfter: response.headers['retry-after'],
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

const message = (number: number) => ({
  name: 'سارة العتيبي',
  email: `sara${number}@example.com`,
  message: 'نريد موقعًا',
  consentPrivacy: true,
  idempotencyKey: `neighbour-${number}`,
})

/** A page nobody has seen, a search, and a form, all by somebody who was never here. */
async function othersAreServed() {
  const from = someoneElse()
  const [page, search, form] = await Promise.all([
    get(`/blogs/never-seen-${visitors}`, from),
    get(`/blogs?q=${encodeURIComponent('كشيدة')}${visitors}`, from),
    sendJsonForm(site.port, 'contact', message(visitors), { 'x-forwarded-for': from }),
  ])
  expect([page.status, search.status, form.status]).toEqual([200, 200, 202])
}

/** Many requests of one address at once, and what was answered so far. */
function attack(paths: readonly string[]) {
  const answers: Answer[] = []
  const all = paths.map(async (path) => {
    answers.push(await get(path, attacker))
  })
  const withStatus = (status: number) => answers.filter((answer) => answer.status === status)
  return { over: Promise.all(all), answers, withStatus }
}

/** One address that at any time waits for so many pages that are not there, until it has enough. */
function attackUntilEnough(atOnce: number) {
  const statuses: number[] = []
  let enough = false
  // New connections would be let in one by one, and the row never full.
  const kept = new Agent({ maxSockets: atOnce, keepAlive: true })
  const asker = async (_: unknown, number: number) => {
    for (let turn = 0; !enough; turn += 1) {
      const { status } = await get(`/en/none/at/all/${number}-${turn}`, attacker, kept)
      statuses.push(status)
      if (status === 429) await sleep(250)
    }
  }
  const over = Promise.all(Array.from({ length: atOnce }, asker)).finally(() => kept.destroy())
  const withStatus = (status: number) => statuses.filter((one) => one === status)
  const isEnough = () => {
    enough = true
  }
  return { over, withStatus, isEnough }
}

const many = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index))

describe('one visitor', () => {
  it('who applies for the job “..” three times closes nothing to anybody', async () => {
    for (const job of ['..', '.', '../pages/home', 'a/b', '\u0000', '\ud800', 'س'.repeat(400)])
      for (let time = 0; time < 3; time += 1) {
        const fields = { name: 'x', job }
        await sendJsonForm(site.port, 'apply', fields, { 'x-forwarded-for': attacker })
        await sendPageForm(site.port, '/join-us/x', fields, { 'x-forwarded-for': attacker })
      }
    await othersAreServed()
    expect(studio.asked).not.toContain('')
  })

  it('who asks for what no address can name makes nobody ask the studio', async () => {
    const before = studio.asked.length
    const paths = ['/blogs?page=0', '/blogs?category=%00', '/blogs?tag=a%0ab', '/w/card/%2e%2e']
    for (const path of [...paths, '/campaign/%00', `/blogs/${'a'.repeat(300)}`]) {
      const { status } = await get(path, attacker)
      expect([400, 404]).toContain(status)
    }
    expect(studio.asked.slice(before).filter((path) => /\.\.|\0|aaa/.test(path))).toEqual([])
    await othersAreServed()
  })

  it('whose questions the studio fails at opens no breaker for other questions', async () => {
    const isTheirs = (path: string) => /^(?:jobs|cards|campaigns)\//.test(path)
    studio.misbehave((response, path) => isTheirs(path) && response.writeHead(500).end())
    for (let time = 0; time < 6; time += 1) {
      await get(`/join-us/broken-${time}`, attacker)
      await get(`/card/broken-${time}`, attacker)
    }
    await othersAreServed()
    studio.misbehave(undefined)
  })

  it('who searches four hundred times at once waits alone', async () => {
    studio.misbehave((response, path) => {
      if (path !== 'search') return false
      return setTimeout(() => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end('{"data":[]}')
      }, 150)
    })
    const { over, answers, withStatus } = attack(many(400, (index) => `/blogs?q=flood${index}`))
    await othersAreServed()
    expect(answers.length).toBeLessThan(400)
    await over
    studio.misbehave(undefined)
    expect(withStatus(200).length).toBeGreaterThan(5)
    expect(withStatus(429).length).toBeGreaterThan(200)
    const [refused] = withStatus(429)
    expect(Number(refused?.retryAfter)).toBeGreaterThan(0)
    expect(refused?.body).toContain('طلباتٌ كثيرة في وقتٍ قصير. انتظر دقيقةً ثمّ أعد المحاولة.')
    expect(refused?.body).toMatch(/Error (?:<!-- -->)?429/)
    expect(refused?.body).not.toContain('نعود بعد لحظات')
    await othersAreServed()
  })

  it('who asks for hundreds of pages that are not there is drawn for after others', async () => {
    const { over, withStatus, isEnough } = attackUntilEnough(200)
    // Their row of 128 is full, and stays full however fast a page is drawn.
    await vi.waitFor(() => expect(withStatus(429).length).toBeGreaterThan(0), 20_000)
    // Counted from when the site has the other's request in hand: what came before was before it.
    let drawnBefore = 0
    studio.misbehave((_, path) => {
      if (path.includes('never-seen-by-anybody')) drawnBefore = withStatus(404).length
      return false
    })
    const page = await get('/blogs/never-seen-by-anybody', someoneElse())
    const drawnMeanwhile = withStatus(404).length - drawnBefore
    isEnough()
    studio.misbehave(undefined)
    expect(studio.asked).toContain('blogs/never-seen-by-anybody')
    expect(page.status).toBe(200)
    expect(drawnMeanwhile).toBeLessThan(64)
    await over
    expect(withStatus(404).length - drawnBefore).toBeGreaterThan(100)
    await othersAreServed()
  })

  it('who combines filters without end pushes no page of the site out', async () => {
    const kept = await get('/our-projects', someoneElse())
    expect(kept.status).toBe(200)
    const { over } = attack(
      many(120, (index) => `/our-projects?year=${index}&service=web-applications&platform=ios`),
    )
    await othersAreServed()
    await over
    await attack(many(120, (index) => `/blogs?tag=t${index}&category=c${index}`)).over
    await othersAreServed()
    const asked = studio.asked.length
    expect((await get('/our-projects', someoneElse())).body).toBe(kept.body)
    expect(studio.asked.slice(asked)).toEqual([])
    const ready = JSON.parse((await get('/readyz', someoneElse())).body) as { answers: number }
    expect(ready.answers).toBeLessThan(200 + 120)
  })

  it('who wants every size of a picture keeps nobody from another', async () => {
    const grounds = ['ffffff', '000000', 'ff0000', '00ff00', '0000ff', 'ffff00', 'ff00ff', '00ffff']
    const sizes = [320, 640, 768, 1024, 1280, 1536]
    const paths = ['png', 'avif', 'jpeg'].flatMap((format) =>
      sizes.flatMap((size) =>
        grounds.map((ground) => `/_ipx/f_${format}&q_90&w_${size}&b_${ground}/icon-512.png`),
      ),
    )
    const { over, withStatus } = attack(paths)
    const picture = await get('/_ipx/f_webp&q_80&w_640/apple-touch-icon.png', someoneElse())
    expect(picture.status).toBe(200)
    await othersAreServed()
    await over
    expect(withStatus(503).length).toBeGreaterThan(0)
  })

  it('who reads nothing of what they ask for is cut', async () => {
    const readers = many(8, () => '').map(() => {
      const reader = connect(site.port, '127.0.0.1').pause()
      const isCut = new Promise((resolve) => reader.once('error', resolve).once('close', resolve))
      const asking = `GET /en/our-projects HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${attacker}\r\n\r\n`
      reader.write(asking.repeat(400))
      // Whoever writes to a connection that was cut hears of it.
      const clock = setInterval(() => reader.write(asking), 500)
      return isCut.finally(() => clearInterval(clock))
    })
    await othersAreServed()
    await Promise.all(readers)
  })
})
