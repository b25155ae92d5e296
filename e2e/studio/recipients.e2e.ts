import { beforeAll, describe, expect, inject, it } from 'vitest'
import { engage, enter, type Person } from './people.ts'

const studio = inject('studioUrl')
const recipients = [{ email: 'editor@elsewhere.example' }]
let admin: Person
let editor: Person
let holder: Person

beforeAll(async () => {
  admin = await enter(studio, inject('administrator'))
  editor = await enter(studio, await engage(studio, admin, 'editor'))
  holder = await enter(studio, await engage(studio, admin, 'holder'))
})

const listOf = async (person: Person, path: string) => (await person.ask(path)).json()

describe('an editor, who may not read leads', () => {
  it('cannot have them sent to themselves, by no form and no campaign', async () => {
    for (const collection of ['services', 'branches', 'campaigns']) {
      const { docs } = await listOf(admin, `${collection}?limit=1&depth=0&locale=ar`)
      const path = `${collection}/${docs[0].id}?draft=true&locale=ar&depth=0`
      expect((await editor.ask(path, 'PATCH', { recipients })).status).toBe(200)
      const { recipients: kept } = await listOf(admin, path)
      expect([collection, JSON.stringify(kept)]).not.toContain('elsewhere')
      expect(kept ?? []).toEqual(docs[0].recipients ?? [])
    }
  })

  it('cannot have those sent to themselves that name nobody, and loses nothing by saving', async () => {
    const path = 'globals/general?draft=true&locale=ar&depth=0'
    const before = await listOf(admin, path)
    const contacts = { email: 'editor@elsewhere.example' }
    expect((await editor.ask(path, 'POST', { contacts })).status).toBe(200)
    expect((await listOf(admin, path)).contacts).toEqual(before.contacts)
  })
})

describe('a card holder', () => {
  it('finds no drafts, no clients, no campaigns and no mails', async () => {
    const closed = ['posts', 'projects', 'campaigns', 'jobs', 'services', 'testimonials']
    for (const collection of [...closed, 'mail-templates', 'short-links', 'page-counts'])
      expect([collection, (await holder.ask(`${collection}?draft=true`)).status]).toEqual([
        collection,
        403,
      ])
    expect((await holder.ask('globals/page-home?draft=true')).status).toBe(403)
    expect((await listOf(holder, 'cards')).docs).toEqual([])
  })
})
