import { describe, expect, it } from 'vitest'
import type { TestSite } from '../../test/start-test-site.ts'
import { withTestSite } from '../../test/with-test-site.ts'

let site: TestSite

withTestSite((running) => {
  site = running.site
})

async function ask(path: string) {
  const answer = await site.get(`/api/icons/${path}`, { accept: '*/*' })
  return { ...answer, data: JSON.parse(answer.body) }
}

describe('the icon service', () => {
  it('gives icons of the agency’s own set and of the pinned one, to be kept for a week', async () => {
    const own = await ask('agency.json?icons=nuqta,star')
    expect(own.status).toBe(200)
    expect(own.data).toMatchObject({ prefix: 'agency', width: 16, height: 16 })
    expect(Object.keys(own.data.icons)).toEqual(['nuqta', 'star'])
    expect(own.data.not_found).toBeUndefined()
    expect(own.headers['cache-control']).toBe('public, max-age=604800')
    const pinned = await ask('charm.json?icons=copy%2Ctick')
    expect(Object.keys(pinned.data.icons)).toEqual(['copy', 'tick'])
    expect(pinned.data.lastModified).toBeGreaterThan(0)
  })

  it('gives what another name stands for', async () => {
    const { data } = await ask('agency.json?icons=point')
    expect(data.aliases).toEqual({ point: { parent: 'nuqta' } })
    expect(Object.keys(data.icons)).toEqual(['nuqta'])
  })

  it('names what it does not have, also when it has none of them', async () => {
    const some = await ask('charm.json?icons=copy,no-such,constructor,__proto__')
    expect(some.status).toBe(200)
    expect(Object.keys(some.data.icons)).toEqual(['copy'])
    expect(some.data.not_found).toEqual(['no-such', 'constructor', '__proto__'])
    const none = await ask('charm.json?icons=%D9%86%D9%82%D8%B7%D8%A9')
    expect([none.status, none.data.icons, none.data.not_found]).toEqual([200, {}, ['نقطة']])
  })

  it('answers 404 without a set or without names, and refuses what is too long', async () => {
    for (const path of [
      'mdi.json?icons=home',
      'charm.json',
      'charm.json?icons=',
      'charm',
      'a/b.json?icons=a',
    ])
      expect((await ask(path)).status, path).toBe(404)
    expect((await ask(`charm.json?icons=${'a,'.repeat(5_000)}`)).status).toBe(414)
  })
})
