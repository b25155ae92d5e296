/** Failures of the real database, as people of the studio are told of them. */
import { handleEndpoints } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doorOf } from '../../../test/door-help.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import { onceMore } from '../server/once-more.ts'
import { sayFailures } from './say-failures.ts'

let studio: TestStudio
let database: pg.Client
let door: ReturnType<typeof doorOf>
let editor: { authorization: string }

beforeAll(async () => {
  studio = await openTestStudio()
  database = new pg.Client(studio.databaseUrl)
  await database.connect()
  await database.query(`create function fail() returns trigger language plpgsql as
    $$ begin raise exception 'No room in "secret"' using errcode = tg_argv[0]; end $$`)
  door = doorOf(studio.payload)
  editor = await door.enter(await door.engage())
})
afterAll(async () => {
  await database?.end()
  await studio?.close()
})

/** A tag saved while the database refuses every one. @param code of PostgreSQL's. */
async function saveWhile(code: string, language: 'ar' | 'en') {
  await database.query(
    `create trigger failing before insert on tags for each row execute function fail('${code}')`,
  )
  const headers = { ...editor, 'accept-language': language }
  const saved = await door.knock('tags?locale=ar', 'POST', { name: 'هيل' }, headers)
  await database.query('drop trigger failing on tags')
  return { status: saved.status, told: saved.body.errors?.[0]?.message ?? '' }
}

describe('whoever saves', () => {
  it('is told that the disk is full, and what to do, in their language', async () => {
    expect(await saveWhile('53100', 'ar')).toEqual({
      status: 507,
      told: expect.stringMatching(/^امتلأ قرص الخادم.*احفظ من جديد\.$/),
    })
    expect(await saveWhile('53100', 'en')).toEqual({
      status: 507,
      told: expect.stringMatching(/^The server’s disk is full.*save again\.$/),
    })
  })

  it('is told that the database is away', async () => {
    const { status, told } = await saveWhile('57P01', 'ar')
    expect(status).toBe(503)
    expect(told).toContain('قاعدة البيانات لا تجيب')
  })

  it('is told that somebody saved at the same moment, and to save once more', async () => {
    expect(await saveWhile('40P01', 'ar')).toEqual({
      status: 503,
      told: expect.stringMatching(/^حفظ شخصٌ آخر في اللحظة نفسها.*احفظ مرّةً أخرى\.$/),
    })
  })

  it('is given a number for what nobody foresaw, and nothing of what it was', async () => {
    const { status, told } = await saveWhile('XX000', 'en')
    expect(status).toBe(500)
    expect(told).toMatch(/Try again; .* whoever runs the server: [0-9a-f]{8}\.$/)
    expect(told).not.toContain('secret')
  })

  it('is told by its label which field has what another document has', async () => {
    for (const [language, label] of [
      ['ar', 'الحقل التالي غير صالح: الرابط'],
      ['en', 'The following field is invalid: Address'],
    ] as const) {
      const headers = { ...editor, 'accept-language': language }
      const post = { title: 'هيل', slug: 'هيل' }
      await door.knock('posts?locale=ar&draft=true', 'POST', post, headers)
      const { body, status } = await door.knock('posts?locale=ar&draft=true', 'POST', post, headers)
      expect([status, body.errors?.[0]?.message]).toEqual([400, label])
    }
  })

  it('is still told what is wrong with what they sent', async () => {
    const refused = await door.knock('tags?locale=ar', 'POST', { name: '' }, editor)
    expect(refused.status).toBe(400)
    expect(refused.body.errors?.[0]?.data?.errors?.map(({ path }) => path)).toContain('name')
  })
})

describe('a save that collides with another', () => {
  /** @param times how often the database lets it go before it takes it. */
  async function saveAfter(times: number, name: string) {
    await database.query(`
      create sequence tried;
      create function collide() returns trigger language plpgsql as
        $$ begin if nextval('tried') <= ${times} then raise exception 'deadlock' using errcode = '40P01'; end if;
        return new; end $$;
      create trigger colliding before insert on tags for each row execute function collide()`)
    const { config } = studio.payload
    const save = onceMore((request: Request, _context: object) =>
      handleEndpoints({ config, request }),
    )
    const request = new Request('http://localhost:3100/api/tags?locale=ar', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...editor },
      body: JSON.stringify({ name }),
    })
    const { status } = await save(request, {})
    await database.query(
      'drop trigger colliding on tags; drop function collide; drop sequence tried',
    )
    const { totalDocs } = await studio.payload.count({
      collection: 'tags',
      where: { name: { equals: name } },
      locale: 'ar',
    })
    return { status, totalDocs }
  }

  it('is done once more by itself, and stands once', async () => {
    expect(await saveAfter(2, 'زعفران')).toEqual({ status: 201, totalDocs: 1 })
  })

  it('is told after three times, and is not there', async () => {
    expect(await saveAfter(3, 'قرنفل')).toEqual({ status: 503, totalDocs: 0 })
  })
})

it('takes nobody who went away for a database that did', async () => {
  const error = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  const req = { payload: studio.payload } as Parameters<typeof sayFailures>[0]['req']
  expect(await sayFailures({ error, req, context: {} })).toBeUndefined()
})
