/** What the office's REST answers to whoever asks it without the admin's pages. */
import { expect, inject, it } from 'vitest'
import { enter } from './people.ts'

const studio = inject('studioUrl')

it.each([
  ['posts', '-publishedAt'],
  ['projects', 'title'],
])('%s are sorted by %s, in Arabic where no language is named', async (kind, field) => {
  const admin = await enter(studio, inject('administrator'))
  const titles = async (query: string) => {
    const answer = await admin.ask(`${kind}?sort=${field}&limit=3&depth=0${query}`)
    expect(answer.status).toBe(200)
    return (await answer.json()).docs.map(({ title }: { title?: string }) => title)
  }
  const found = await titles('')
  expect(found).toHaveLength(3)
  expect(found).toEqual(await titles('&locale=ar'))
  expect(found).not.toEqual(await titles('&locale=en'))
})
