/** Recordings of the work, as players ask for them: by parts, as a film, and for good. */
import { expect, it } from 'vitest'
import type { StandInStudio } from '../../test/stand-in-studio.ts'
import type { TestSite } from '../../test/start-test-site.ts'
import { withTestSite } from '../../test/with-test-site.ts'

let site: TestSite
let studio: StandInStudio

withTestSite((running) => {
  ;({ site, studio } = running)
})

const film = 'ftyp of a film, a hundred bytes or fewer'
const ask = (name: string, range?: string) => site.get(`/files/${name}`, range ? { range } : {})

it('a recording is played from here, in parts where a player asks for some', async () => {
  studio.misbehave((response) => response.writeHead(200).end(film))
  const whole = await ask('a-film.mp4')
  studio.misbehave(undefined)
  expect([whole.status, whole.body]).toEqual([200, film])
  expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
  expect(whole.headers['content-disposition']).toBeUndefined()
  const part = await ask('a-film.mp4', 'bytes=5-6')
  expect([part.status, part.body]).toEqual([206, 'of'])
  expect(part.headers['content-range']).toBe(`bytes 5-6/${film.length}`)
  const beyond = await ask('a-film.mp4', 'bytes=900-')
  expect([beyond.status, beyond.body]).toEqual([200, film])
})

it('a file to take home is handed out whole, and pages may play films of ours alone', async () => {
  studio.misbehave((response) => response.writeHead(200).end('%PDF'))
  const paper = await ask('a-paper.pdf', 'bytes=0-1')
  studio.misbehave(undefined)
  expect([paper.status, paper.headers['content-disposition']]).toEqual([200, 'attachment'])
  const { headers } = await site.get('/')
  expect(headers['content-security-policy']).toContain("media-src 'self';")
})
