/** Addresses whose slug is that of the other language, as people write them who change the prefix. */
import { expect, it } from 'vitest'
import { sampleData } from '../../test/sample-content.ts'
import type { StandInStudio } from '../../test/stand-in-studio.ts'
import type { TestSite } from '../../test/start-test-site.ts'
import { withTestSite } from '../../test/with-test-site.ts'

let studio: StandInStudio
let site: TestSite

const kinds = [
  { name: 'blog', read: 'blogs', base: '/blogs', list: '/blogs' },
  { name: 'project', read: 'projects', base: '/our-projects', list: '/our-projects' },
  { name: 'job', read: 'jobs', base: '/join-us', list: '/join-us' },
  { name: 'author', read: 'authors', base: '/authors', list: '/blogs' },
] as const

withTestSite((running) => {
  ;({ studio, site } = running)
  for (const { name, read } of kinds) {
    const data = sampleData(name) as object
    const slugs = { ar: 'مدّ', en: 'madd' }
    studio.publish(`ar ${read}/madd`, null, [])
    studio.publish(`en ${read}/مدّ`, null, [])
    studio.publish(`ar ${read}/مدّ`, { ...data, slug: slugs.ar, slugs }, [])
    studio.publish(`en ${read}/madd`, { ...data, slug: slugs.en, slugs }, [])
    studio.publish(`ar ${read}/lone`, null, [])
    studio.publish(`en ${read}/lone`, { ...data, slug: 'lone', slugs: { en: 'lone' } }, [])
    for (const locale of ['ar', 'en']) studio.publish(`${locale} ${read}/nothing`, null, [])
  }
})

const leadsTo = async (path: string) => {
  const { status, headers } = await site.get(path)
  return [status, headers.location && decodeURI(headers.location)]
}
const arabic = encodeURIComponent('مدّ')

it.each(kinds)('lead to the translation of a $name for good, with the query', async ({ base }) => {
  expect(await leadsTo(`${base}/madd?utm_source=x`)).toEqual([301, `${base}/مدّ?utm_source=x`])
  expect(await leadsTo(`/ar${base}/madd`)).toEqual([301, `${base}/مدّ`])
  expect(await leadsTo(`/en${base}/${arabic}`)).toEqual([301, `/en${base}/madd`])
  expect((await site.get(`/en${base}/madd`)).status).toBe(200)
})

it.each(kinds)('lead to the list where a $name has no translation', async ({ base, list }) => {
  expect(await leadsTo(`${base}/lone`)).toEqual([302, `${list}#untranslated`])
  expect((await site.get(list)).body).toContain('id="untranslated"')
})

it.each(kinds)('are not there for a $name that no language knows', async ({ base }) => {
  expect((await site.get(`${base}/nothing`)).status).toBe(404)
  expect((await site.get(`/en${base}/nothing`)).status).toBe(404)
})

it.each(kinds)('tell a journey inside the app the same of a $name', async ({ base }) => {
  const { body } = await site.get(`${base}/madd/_payload.json`)
  expect(decodeURI(JSON.parse(body).redirect)).toBe(`${base}/مدّ`)
})
