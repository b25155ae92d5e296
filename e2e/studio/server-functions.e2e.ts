import { beforeAll, describe, expect, inject, it } from 'vitest'
import {
  serverFunctionNames as names,
  type ServerFunctionName,
} from '../../apps/studio/src/platform/server-functions/names.ts'
import { engage, enter, type Person } from './people.ts'

type Target = { collection: string; id: string }

const lowRoles = ['holder', 'sales', 'recruiter'] as const
const studio = inject('studioUrl')
/** A moment as React writes it into a call. */
const date = `$D${new Date(Date.now() + 40 * 86_400_000).toISOString()}`
let admin: Person
let post: Target
const people: Record<string, Person> = {}

beforeAll(async () => {
  admin = await enter(studio, inject('administrator'))
  post = { collection: 'posts', id: await firstOf('posts') }
  for (const role of lowRoles) people[role] = await enter(studio, await engage(studio, admin, role))
})

async function firstOf(collection: string): Promise<string> {
  const { docs } = await (await admin.ask(`${collection}?limit=1&depth=0`)).json()
  return docs[0].id
}

/** What each call would be given about a document, as the admin's pages give it. */
const callsAbout: Record<ServerFunctionName, (target: Target) => object> = {
  'copy-data-from-locale': ({ collection, id }) => ({
    collectionSlug: collection,
    docID: id,
    fromLocale: 'ar',
    toLocale: 'en',
  }),
  'form-state': ({ collection, id }) => ({
    collectionSlug: collection,
    id,
    data: { id },
    operation: 'update',
    schemaPath: collection,
    docPermissions: { fields: true },
    skipClientConfigAuth: true,
    returnLockStatus: true,
  }),
  'get-default-layout': () => ({}),
  'get-folder-results-component-and-data': ({ collection }) => ({
    collectionsToDisplay: [collection],
  }),
  'get-upcoming-scheduled-publish': ({ collection, id }) => ({ collectionSlug: collection, id }),
  'render-document': ({ collection, id }) => ({ collectionSlug: collection, docID: id }),
  'render-document-slots': ({ collection, id }) => ({ collectionSlug: collection, id }),
  'render-field': ({ collection }) => ({
    schemaPath: `collection.${collection}.name`,
    path: 'name',
  }),
  'render-list': ({ collection }) => ({ collectionSlug: collection, query: { limit: 5 } }),
  'render-widget': () => ({ widgetSlug: 'collections' }),
  'schedule-publish': ({ collection, id }) => ({
    type: 'unpublish',
    date,
    doc: { relationTo: collection, value: id },
  }),
  slugify: ({ collection }) => ({ collectionSlug: collection, path: 'slug', valueToSlugify: 'أ' }),
  'table-state': ({ collection }) => ({ collectionSlug: collection, columns: [], query: {} }),
}

/** They show the dashboard of whoever asks and name no document. */
const aboutNothing: readonly ServerFunctionName[] = ['get-default-layout', 'render-widget']

async function planned(): Promise<string> {
  return (await admin.call('get-upcoming-scheduled-publish', callOf('posts'))).text()
}
const callOf = (collectionSlug: string) => ({ collectionSlug, id: post.id })

/** The form that is open stays as it is, and nothing is told to it. */
async function expectNothing(form: Response | undefined) {
  expect((await form?.text())?.trim().split('\n').at(-1)).toBe('1:{"state":null}')
}

describe('the calls of the admin', () => {
  it('take no page offline for who may not publish it', async () => {
    for (const role of lowRoles) {
      const about = people[role]?.call('schedule-publish', callsAbout['schedule-publish'](post))
      expect((await about)?.status, role).toBe(404)
      const plan = { type: 'unpublish', date, global: 'page-about' }
      expect((await people[role]?.call('schedule-publish', plan))?.status, role).toBe(404)
    }
    expect(await planned()).not.toContain('unpublish')
  })

  it('plan no end of the settings that every page needs', async () => {
    const plan = { type: 'unpublish', date, global: 'general' }
    expect((await admin.call('schedule-publish', plan)).status).toBe(404)
  })

  it('leave a plan to those who may publish what it is about', async () => {
    const plan = { ...callsAbout['schedule-publish'](post), type: 'publish' }
    expect((await admin.call('schedule-publish', plan)).status).toBe(200)
    const ids = async () => (await planned()).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)
    const [deleteID] = (await ids()) ?? []
    expect(deleteID).toBeTruthy()
    // Whoever presses twice means it once.
    expect((await admin.call('schedule-publish', plan)).status).toBe(200)
    expect(await ids()).toEqual([deleteID])
    for (const role of lowRoles) {
      const call = people[role]?.call('schedule-publish', { deleteID })
      expect((await call)?.status, role).toBe(404)
    }
    expect(await planned()).toContain(deleteID)
    expect((await admin.call('schedule-publish', { deleteID })).status).toBe(200)
    expect(await planned()).not.toContain(deleteID)
  })

  it('plan nothing for a time that has passed, and say so in the language of whoever asks', async () => {
    const before = await planned()
    const past = `$D${new Date(Date.now() - 60_000).toISOString()}`
    const said = { ar: 'هذا الوقت مضى', en: 'This time has passed' } as const
    for (const type of ['publish', 'unpublish']) {
      for (const about of [
        { doc: { relationTo: 'posts', value: post.id } },
        { global: 'page-about' },
      ]) {
        for (const language of ['ar', 'en'] as const) {
          const plan = { ...about, type, date: past, localeToPublish: language }
          const answer = await admin.call('schedule-publish', plan, language)
          expect(await answer.text()).toContain(said[language])
        }
      }
    }
    expect(await planned()).toBe(before)
    expect((await admin.ask('payload-jobs', 'POST', { taskSlug: 'schedulePublish' })).status).toBe(
      403,
    )
  })

  it('show nobody what the API would not show them', async () => {
    const id = crypto.randomUUID()
    for (const role of lowRoles) {
      for (const collection of ['webhooks', 'retention-runs']) {
        for (const name of names.filter((one) => !aboutNothing.includes(one))) {
          const answer = await people[role]?.call(name, callsAbout[name]({ collection, id }))
          if (name === 'form-state') await expectNothing(answer)
          else expect([role, name, answer?.status]).toEqual([role, name, 404])
        }
      }
    }
  })

  it('are all closed to strangers, and unknown ones to everybody', async () => {
    const stranger = await enter(studio)
    for (const name of names.filter((one) => one !== 'form-state')) {
      expect([name, (await stranger.call(name, callsAbout[name](post))).status]).toEqual([
        name,
        404,
      ])
    }
    // Whose session has ended keeps the form that is open, and is told nothing by it.
    const form = await stranger.call('form-state', callsAbout['form-state'](post))
    await expectNothing(form)
    for (const name of ['constructor', 'toString', '__proto__', 'render-everything', '']) {
      expect([name, (await admin.call(name, {})).status]).toEqual([name, 404])
    }
  })

  it('serve those who have the right', async () => {
    for (const name of names.filter(
      (one) => !one.startsWith('get-folder') && one !== 'schedule-publish',
    )) {
      if (name === 'copy-data-from-locale' || name === 'render-field') continue
      const answer = await admin.call(name, callsAbout[name](post))
      expect([name, answer.status]).toEqual([name, 200])
    }
  })
})
