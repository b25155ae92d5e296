/** Links in texts, through Payload's own hooks and the mapper and back. */
import { sql } from '@payloadcms/db-postgres'
import type { Inline, RichText } from '@wajiha/contract'
import fc from 'fast-check'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arabicPost, createAuthor } from '../../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import { up } from '../../migrations/20261123_040000_heal_links.ts'
import { poolOf } from '../../platform/database/statements.ts'
import { fromLexical } from './from-lexical.ts'
import { toLexical } from './to-lexical.ts'

let studio: TestStudio
let payload: Payload
let author: string

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  author = await createAuthor(payload)
})
afterAll(() => studio?.close())

const posts = { collection: 'posts', locale: 'ar', overrideAccess: true } as const

type Body = ReturnType<typeof arabicPost>['body']
type Link = Extract<Inline, { type: 'link' }>

const bodyOf = (text: RichText) => toLexical(text as never, () => '') as unknown as Body

const linkTo = (href: string, words = 'كلمات'): Link => ({
  type: 'link',
  href,
  children: [{ type: 'text', text: words }],
})

const paragraphOf = (hrefs: string[]): RichText => [
  { type: 'paragraph', children: hrefs.map((href) => linkTo(href)) },
]

function hrefsOf(state: unknown): string[] {
  const blocks = fromLexical(state)
  return JSON.stringify(blocks).includes('"href"')
    ? blocks.flatMap((block) =>
        'children' in block
          ? (block.children as Inline[]).flatMap((one) => (one.type === 'link' ? [one.href] : []))
          : [],
      )
    : []
}

let number = 0

async function published(body: Body) {
  number += 1
  const data = { ...arabicPost(author, `روابط ${number}`), body, _status: 'published' as const }
  return payload.create({ ...posts, data })
}

describe('a link in a text', () => {
  const letters = fc.stringMatching(/^[ء-غف-ي0-9a-z-]{1,12}$/)
  const path = fc
    .array(letters, { minLength: 1, maxLength: 3 })
    .map((parts) => `/${parts.join('/')}`)
  const href = fc.oneof(
    path,
    path.map((one) => `${one}?q=ألف&b=2#خاتمة`),
    path.map((one) => encodeURI(one)),
    path.map((one) => `https://مثال.example${one}`),
    path.map((one) => `https://www.example.com${encodeURI(one)}?a=1&b=%20#top`),
    letters.map((one) => `#${one}`),
    fc.constantFrom('mailto:salam@example.com', 'tel:+966501234567', 'http://localhost:3000/'),
  )

  it('is there after any number of saves, whatever letters it is written in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(href, { minLength: 1, maxLength: 25 }), async (hrefs) => {
        const post = await published(bodyOf(paragraphOf(hrefs)))
        expect(hrefsOf(post.body)).toEqual(hrefs)
        for (const draft of [true, false]) {
          const { body } = await payload.findByID({ ...posts, id: post.id, draft: true, depth: 0 })
          await payload.update({ ...posts, id: post.id, data: { body }, draft })
        }
        const saved = await payload.findByID({ ...posts, id: post.id, depth: 0 })
        expect(hrefsOf(saved.body)).toEqual(hrefs)
      }),
      { numRuns: 15 },
    )
  })

  it('stays when the document it points to is read along', async () => {
    const target = await published(bodyOf(paragraphOf(['/contact'])))
    const body = bodyOf(paragraphOf(['/x'])) as unknown as { root: { children: never[] } }
    const [paragraph] = body.root.children as unknown as { children: { fields: object }[] }[]
    const [node] = paragraph?.children ?? []
    if (!node) throw new Error('The text has no link')
    node.fields = {
      linkType: 'internal',
      doc: { relationTo: 'posts', value: target.id },
      newTab: false,
    }
    const post = await published(body as unknown as Body)
    await payload.update({ ...posts, id: post.id, data: { title: 'إلى وثيقة', slug: post.slug } })
    const answer = await studio.ask(`blogs/${encodeURIComponent(post.slug)}`)
    expect(JSON.stringify(await answer.json())).toContain(`"href":"/blogs/${target.slug}"`)
  })

  it('whose box was left without an address is plain words once the text is published', async () => {
    const loose = (url: string) => {
      const body = bodyOf(paragraphOf(['/x']))
      return JSON.parse(JSON.stringify(body).replace('"url":"/x"', `"url":"${url}"`)) as Body
    }
    for (const url of ['', 'https://']) {
      const post = await published(loose(url))
      expect(JSON.stringify(post.body)).not.toContain('"type":"link"')
      expect(JSON.stringify(fromLexical(post.body))).toContain('كلمات')
    }
    await expect(published(loose('كلمة بلا عنوان'))).rejects.toThrow()
  })
})

it('links that were stored broken are healed, in what is live, in drafts and in older versions', async () => {
  const href = '/blogs/دليل-الهوية'
  const post = await published(bodyOf(paragraphOf([href, '/about', href])))
  const twice = encodeURIComponent(encodeURIComponent(href))
  const drizzle = poolOf(payload)
  for (const [table, column] of [
    ['posts_locales', 'body'],
    ['_posts_v_locales', 'version_body'],
  ] as const) {
    await drizzle.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} =
      replace(${sql.identifier(column)}::text, ${`"${href}"`}, ${`"${twice}"`})::jsonb`)
  }
  await up({ db: drizzle } as never)
  const saved = await payload.findByID({ ...posts, id: post.id, depth: 0 })
  expect(JSON.stringify(saved.body)).toContain(`"url":"${href}"`)
  expect(JSON.stringify(saved.body)).not.toContain('%25')
  const where = { parent: { equals: post.id } }
  const { docs } = await payload.findVersions({ ...posts, where })
  for (const { version } of docs) expect(JSON.stringify(version.body)).not.toContain('%25')
})
