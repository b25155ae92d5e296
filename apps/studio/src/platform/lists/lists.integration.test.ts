/** Searching the studio's lists as people type: through the same doors as the admin's lists. */
import { type CollectionSlug, getLocalI18n, type Payload, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { colleagueOf, storeSubmission, submissionOf } from '../../../test/desk-help.ts'
import { arabicPost, createAuthor, englishPost } from '../../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'

let studio: TestStudio
let payload: Payload
let user: Awaited<ReturnType<typeof colleagueOf>>

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  user = await colleagueOf(payload, 'owner')
})
afterAll(() => studio?.close())

/** How many a list shows for what is typed into its search. */
async function found(slug: string, search: string, locale: 'ar' | 'en' = 'ar'): Promise<number> {
  const collection = slug as CollectionSlug
  const collectionConfig = payload.collections[collection].config
  const where = mergeListSearchAndWhere({ collectionConfig, search, where: {} })
  const { totalDocs } = await payload.find({
    collection,
    where,
    locale,
    user,
    depth: 0,
    draft: true,
    overrideAccess: false,
  })
  return totalDocs
}

describe('the list of articles', () => {
  beforeAll(async () => {
    const author = await createAuthor(payload)
    const { id } = await payload.create({
      collection: 'posts',
      locale: 'ar',
      data: { ...arabicPost(author, 'سُقيا: إدارة الميزانيّة ٢٠٢٦'), _status: 'published' },
      overrideAccess: true,
    })
    await payload.update({
      collection: 'posts',
      id,
      locale: 'en',
      overrideAccess: true,
      data: englishPost,
    })
  })

  it.each(['سقيا', 'ادارة', 'ميزانيه', '2026', 'ميزانية سقيا', 'kashida', 'KASHIDA breathes'])(
    'finds its title by %s, whichever language is written in',
    async (search) => {
      expect(await found('posts', search, 'ar')).toBe(1)
      expect(await found('posts', search, 'en')).toBe(1)
    },
  )

  it('the list of articles finds its author without the exact letters, and nothing by what stands nowhere', async () => {
    expect(await found('authors', 'سلمي الهاشمى')).toBe(1)
    expect(await found('posts', 'سقيا غائبة')).toBe(0)
    expect(await found('posts', '%')).toBe(0)
    expect(await found('posts', 'ا'.repeat(5_000))).toBe(0)
  })

  it('the list of articles filters by one column as people type, and by what it lacks', async () => {
    const count = async (where: Where) =>
      (await payload.count({ collection: 'posts', where, locale: 'ar', overrideAccess: true }))
        .totalDocs
    expect(await count({ excerpt: { contains: 'العربى' } })).toBe(1)
    expect(await count({ title: { not_like: 'ادارة' } })).toBe(0)
  })
})

describe('the lists of the desk', () => {
  beforeAll(async () => {
    const { processSubmission } = await import('../../desk/process-submission.ts')
    const phone = { phoneE164: '+966501234567', phoneRaw: '٠٥٠ ١٢٣ ٤٥٦٧' }
    const answers = { name: 'نورة الشمري', ...phone } as never
    const row = await storeSubmission(payload, submissionOf({ answers }))
    await processSubmission(payload, row)
  })

  it.each(['نوره', 'الشمرى', '٠٥٠١٢٣٤٥٦٧', '0501234567', '050 123 4567', '+966 50 123 4567'])(
    'find a lead and a person by %s',
    async (search) => {
      expect(await found('leads', search)).toBe(1)
      expect(await found('people', search)).toBe(1)
    },
  )

  it.each(['#1', '1', '٠١', ' #١ '])('find a lead by its number, %s', async (search) => {
    expect(await found('leads', search)).toBe(1)
    expect(await found('leads', '#2')).toBe(0)
  })

  it('the lists of the desk find a colleague by name and by e-mail', async () => {
    expect(await found('users', 'زميل')).toBe(1)
    expect(await found('users', user.email)).toBe(1)
  })
})

describe('every list', () => {
  it('every list can be searched for Arabic, digits and signs without a fault', async () => {
    for (const slug of Object.keys(payload.collections)) {
      if (slug.startsWith('payload-')) continue
      for (const search of ['إدارة', '0501234567', "a'b[(", '٣'])
        expect(await found(slug, search), `${slug} ${search}`).toBeGreaterThanOrEqual(0)
    }
  })
})

describe('changing many at once', () => {
  type Shown = { name?: string; fields?: Shown[]; tabs?: Shown[]; type?: string; admin?: object }
  const bare = (fields: Shown[]): Shown[] =>
    fields.flatMap((field) =>
      field.type === 'array' || field.type === 'blocks'
        ? field
        : field.fields || field.tabs
          ? bare([...(field.fields ?? []), ...(field.tabs ?? [])])
          : field,
    )

  it('offers no field that a form hides or does not let anybody write', () => {
    const closed = payload.config.collections.flatMap(({ slug, fields }) =>
      bare(fields as Shown[])
        .filter(
          ({ admin }) => admin && ['hidden', 'readOnly'].some((name) => Reflect.get(admin, name)),
        )
        .map(({ name, admin }) => [slug, name, Reflect.get(admin ?? {}, 'disableBulkEdit')]),
    )
    expect(closed).toContainEqual(['posts', 'wordCount', true])
    expect(closed).toContainEqual(['projects', 'searchText', true])
    expect(closed.filter(([, , isSpared]) => isSpared !== true)).toEqual([])
  })
})

describe('what a list is shown, filtered and grouped by', () => {
  type Offered = { name?: string; label?: unknown; type?: string; hidden?: boolean; admin?: object }
  type Parts = Offered & { fields?: Parts[]; tabs?: Parts[]; blocks?: Parts[] }
  const switches = ['disableListColumn', 'disableListFilter', 'disableGroupBy']
  const isOn = ({ admin }: Offered, name: string) => Reflect.get(admin ?? {}, name) === true

  /** As Payload gathers them, with the way to each. */
  const named = (fields: Parts[], way: string[]): [string, Parts][] =>
    fields.flatMap((field) => {
      if (field.hidden || isOn(field, 'disabled')) return []
      const own = field.name ? [...way, field.name] : way
      const within = [field.fields, field.tabs, field.blocks].flatMap((part) => part ?? [])
      return [
        ...(field.name ? [[own.join('.'), field] as [string, Parts]] : []),
        ...named(within, own),
      ]
    })

  const places = () => [
    ...payload.config.collections.filter(({ admin }) => admin.hidden !== true),
    ...payload.config.globals,
  ]

  const said = async (label: unknown, language: 'ar' | 'en') => {
    const i18n = await getLocalI18n({ config: payload.config, language })
    return typeof label === 'function' ? String(label({ i18n, t: i18n.t })) : ''
  }

  it('has words in both languages, or is not offered', async () => {
    const offered = places().flatMap(({ slug, fields }) => named(fields as Parts[], [slug]))
    expect(offered.length).toBeGreaterThan(500)
    const bare: string[] = []
    for (const [way, field] of offered) {
      if (field.label === false || switches.every((one) => isOn(field, one))) continue
      // A field of a form that is no column is none here either: a panel, a row of parts.
      if (field.type === 'ui' && isOn(field, 'disableListColumn')) continue
      const [ar, en] = [await said(field.label, 'ar'), await said(field.label, 'en')]
      if (!/\p{Script=Arabic}/u.test(ar) || /\p{Script=Arabic}/u.test(en) || !en) bare.push(way)
    }
    expect(bare).toEqual([])
  })

  it('leaves out what is of machines alone, and offers what somebody may ask for', () => {
    const offered = (slug: string) =>
      named((places().find((one) => one.slug === slug)?.fields ?? []) as Parts[], [])
        .filter(([, field]) => !switches.some((one) => isOn(field, one)))
        .map(([way]) => way)
    expect(offered('outbox')).not.toContain('claimedUntil')
    expect(offered('outbox')).toContain('leftAt')
    expect(offered('submissions')).toContain('releasedAt')
    expect(offered('subscribers')).not.toContain('tokenHash')
    expect(offered('posts')).toContain('wordCount')
  })
})
