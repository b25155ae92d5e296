/** Duplicates of the demo's own documents, each live in both languages. */
import { locales } from '@wajiha/arabic'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import { valueAt } from './paths.ts'
import { copyRules } from './rules.ts'

let studio: TestStudio

beforeAll(async () => {
  studio = await openTestStudio('demo')
}, 180_000)
afterAll(() => studio?.close())

type Doc = Record<string, unknown> & { id: string; _status?: Record<string, string> }

const drafted = [
  'posts',
  'projects',
  'jobs',
  'authors',
  'testimonials',
  'campaigns',
  'block-pages',
  'branches',
]
const words = {
  posts: 'title',
  projects: 'title',
  jobs: 'title',
  authors: 'name',
  testimonials: 'author.name',
  campaigns: 'promise',
  'block-pages': 'title',
  branches: 'name',
} as Record<string, string>

async function original(collection: string): Promise<Doc> {
  const { docs } = await studio.payload.find({
    collection: collection as CollectionSlug,
    locale: 'all',
    limit: 1,
    depth: 0,
    sort: 'createdAt',
    overrideAccess: true,
  })
  if (!docs[0]) throw new Error(`The demo has no ${collection}`)
  return docs[0] as unknown as Doc
}

async function copy(collection: string, id: string, locale: 'ar' | 'en' = 'ar'): Promise<Doc> {
  const { payload } = studio
  const slug = collection as CollectionSlug
  const made = await payload.duplicate({ collection: slug, id, locale, overrideAccess: true })
  const found = await payload.findByID({
    collection: slug,
    id: made.id,
    locale: 'all',
    draft: true,
    depth: 0,
    overrideAccess: true,
  })
  return found as unknown as Doc
}

describe('a copy of a document that is live in both languages', () => {
  it.each(drafted)(
    'of %s is a draft in every language, named in its own way',
    async (collection) => {
      const before = await original(collection)
      expect(before._status).toEqual({ ar: 'published', en: 'published' })
      for (const locale of locales) {
        const made = await copy(collection, before.id, locale)
        expect(made._status).toEqual({ ar: 'draft', en: 'draft' })
        const name = valueAt(made, words[collection] ?? '') as Record<string, string>
        expect(name.ar).toMatch(/^نسخة (\d+ )?من /)
        expect(name.en).toMatch(/ \(copy( \d+)?\)$/)
        expect(name.en).not.toMatch(/\p{Script=Arabic}/u)
        expect(made.importKey ?? null).toBeNull()
        expect(made.isDefault ?? false).toBe(false)
      }
      const after = await original(collection)
      expect(after).toEqual(before)
    },
  )

  it.each(['posts', 'projects', 'jobs', 'authors'])(
    'of %s has an address of its own in each language',
    async (collection) => {
      const before = await original(collection)
      const slugs = before.slug as Record<string, string>
      const first = (await copy(collection, before.id)).slug as Record<string, string>
      const second = (await copy(collection, before.id, 'en')).slug as Record<string, string>
      for (const one of [first, second]) {
        expect(one.ar).toMatch(/^نسخة(-\d+)?-من-[^\s]+$/)
        expect(one.en).toMatch(/^[a-z0-9-]+-copy(-\d+)?$/)
      }
      expect(new Set([slugs.ar, first.ar, second.ar]).size).toBe(3)
      expect(new Set([slugs.en, first.en, second.en]).size).toBe(3)
    },
  )

  it('takes everything else along, in both languages', async () => {
    const before = await original('posts')
    const made = await copy('posts', before.id)
    expect(made.excerpt).toEqual(before.excerpt)
    expect(made.wordCount).toEqual(before.wordCount)
    expect(made.authors).toEqual(before.authors)
    expect(valueAt(made, 'publishedAt.en') ?? null).toBeNull()
  })

  it('asked to be published at once is a draft all the same', async () => {
    const before = await original('posts')
    const made = await studio.payload.duplicate({
      collection: 'posts',
      id: before.id,
      locale: 'en',
      draft: false,
      overrideAccess: true,
      data: { _status: 'published' },
    })
    const { version } = (
      await studio.payload.findVersions({
        collection: 'posts',
        where: { parent: { equals: made.id } },
        locale: 'all',
        overrideAccess: true,
      })
    ).docs[0] as unknown as { version: Doc }
    expect(version._status).toEqual({ ar: 'draft', en: 'draft' })
    const slug = encodeURIComponent((version.slug as Record<string, string>).en ?? '')
    expect((await studio.ask(`blogs/${slug}`, { locale: 'en' })).status).toBe(404)
  })

  it('goes on following its title until somebody writes the address', async () => {
    const made = await copy('posts', (await original('posts')).id, 'en')
    await studio.payload.update({
      collection: 'posts',
      id: made.id,
      locale: 'en',
      draft: true,
      overrideAccess: true,
      data: { title: 'Something else altogether' },
    })
    const after = await studio.payload.findByID({
      collection: 'posts',
      id: made.id,
      locale: 'all',
      draft: true,
      overrideAccess: true,
    })
    const slug = after.slug as unknown as Record<string, string>
    expect(slug.en).toBe('something-else-altogether')
    expect(slug.ar).toBe((made.slug as Record<string, string>).ar)
  })
})

describe('a copy of what knows no drafts', () => {
  it.each(['categories', 'tags', 'departments', 'industries'])(
    'of %s stands apart',
    async (collection) => {
      const before = await original(collection)
      const made = await copy(collection, before.id)
      const name = made.name as Record<string, string>
      expect(name.ar).toMatch(/^نسخة من /)
      expect(name.en).toMatch(/ \(copy\)$/)
      expect(made.slug ?? made.key).not.toEqual(before.slug ?? before.key)
    },
  )

  it('of a card leads nobody anywhere yet, and belongs to nobody', async () => {
    const before = await original('cards')
    const made = await copy('cards', before.id)
    expect(made).toMatchObject({ state: 'paused', owner: null, key: `${before.key}-copy` })
    expect(made.publicCode).not.toBe(before.publicCode)
    expect(made.uid).not.toBe(before.uid)
  })

  it('of a short link waits, under a code of its own', async () => {
    const before = await original('short-links')
    const made = await copy('short-links', before.id)
    expect(made.state).toBe('paused')
    expect(made.code).not.toBe(before.code)
  })

  it('is not offered where it would mean nothing', () => {
    const { collections } = studio.payload.config
    const offered = collections
      .filter((one) => one.disableDuplicate !== true)
      .map((one) => one.slug)
    const ours = offered.filter((slug) => !slug.startsWith('payload-'))
    expect(ours.toSorted()).toEqual(Object.keys(copyRules).toSorted())
  })
})
