/** Answers of one second share a head; what is said to one connection alone is never among it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SiteProcess, startSiteProcess } from '../../test/site-process.ts'
import { type StandInStudio, startStandInStudio } from '../../test/stand-in-studio.ts'

let folder: string
let studio: StandInStudio
let site: SiteProcess

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wajiha-heads-'))
  studio = await startStandInStudio()
  site = await startSiteProcess({ API_BASE: studio.apiBase, DATA_DIR: folder })
  await answersTo([lines('GET', last)])
})

afterAll(async () => {
  await site.kill()
  await studio.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
})

const last = 'Connection: close'

const lines = (method: string, own = 'X-Own: none', version = '1.1') =>
  `${method} / HTTP/${version}\r\nHost: localhost\r\nCookie: i18n_redirected=ar\r\n${own}\r\n\r\n`

/** Sends all at once over one connection. @returns what came until the site closed it. */
function answersTo(requests: string[]): Promise<string> {
  const socket = connect(site.port, '127.0.0.1')
  socket.write(requests.join(''))
  return text(socket)
}

const head = /HTTP\/1\.1 200 OK\r\n(?:[^\r\n]+\r\n)+\r\n/g

const headsIn = (answers: string) => [...answers.matchAll(head)].map(([found]) => found)

type Line = [name: string, value: string]

const linesOf = (one = ''): Line[] =>
  [...one.matchAll(/^([\w-]+): (.*)\r$/gm)].map(([, name = '', value = '']) => [
    name.toLowerCase(),
    value,
  ])

const valueIn = (one: string | undefined, name: string) => Object.fromEntries(linesOf(one))[name]

const withoutDate = (one: string | undefined) => linesOf(one).filter(([name]) => name !== 'date')

it('says the same lines to everybody whose connection stays open', async () => {
  const asked = Array.from({ length: 20 }, () => lines('GET'))
  const heads = headsIn(await answersTo([...asked, lines('GET', last)]))
  expect(heads).toHaveLength(21)
  const told = heads.map(withoutDate)
  for (const one of told.slice(0, 20)) expect(one).toEqual(told[0])
  const names = told[0]?.map(([name]) => name)
  expect(new Set(names).size).toBe(names?.length)
  expect(names).toContain('keep-alive')
  expect(told[0]).toContainEqual(['connection', 'keep-alive'])
  expect(told[20]).toContainEqual(['connection', 'close'])
})

it('sends as many bytes as it says, each time', async () => {
  const answers = await answersTo([lines('GET'), lines('GET'), lines('GET', last)])
  const bodies = answers.split(head).slice(1)
  const said = headsIn(answers).map((one) => valueIn(one, 'content-length'))
  expect(bodies.map((body) => String(Buffer.byteLength(body)))).toEqual(said)
  expect(new Set(bodies).size).toBe(1)
})

it('answers HEAD by the same lines and without a body', async () => {
  const answers = await answersTo([lines('GET'), lines('HEAD'), lines('GET', last)])
  const [one, bare, other] = headsIn(answers)
  expect(withoutDate(bare)).toEqual(withoutDate(one))
  expect(answers).toContain(`${bare}${other}`)
})

it('tells the hour of the answer', async () => {
  const dates: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const [one] = headsIn(await answersTo([lines('GET'), lines('GET', last)]))
    dates.push(Date.parse(valueIn(one, 'date') ?? ''))
    expect(Math.abs((dates.at(-1) ?? 0) - Date.now())).toBeLessThan(3_000)
    await pause(1_100)
  }
  expect(dates).toEqual(dates.toSorted((one, other) => one - other))
  expect(new Set(dates).size).toBe(3)
})

it('closes where the program speaks an older version', async () => {
  const answers = await answersTo([lines('GET'), lines('GET', 'X-Own: none', '1.0')])
  const [, old] = headsIn(answers)
  expect(linesOf(old)).toContainEqual(['connection', 'close'])
})
