/** Pictures that were pasted and not brought into the library, through Payload's own hooks. */
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arabicPost, createAuthor, rich } from '../../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import { poolOf } from '../../platform/database/statements.ts'

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

type Body = ReturnType<typeof rich>

const unfinished = () => ({
  type: 'upload',
  version: 3,
  format: '',
  id: '66f0c0ffee66f0c0ffee66f0',
  pending: { formID: '66f0c0ffee66f0c0ffee66f1', src: 'data:image/png;base64,iVBORw0KGgo=' },
})

/** A text with such a picture between its lines, and one alone in a cell of a table. */
function bodyWith(markdown = 'قبل\n\nبعد\n\n| أ |\n|---|\n| ب |'): Body {
  const body = rich(markdown)
  const children = body.root.children as unknown as { children: { children: object[] }[] }[]
  const cell = children[2]?.children[1]?.children[0] as { children: object[] } | undefined
  if (cell) cell.children = [unfinished()]
  body.root.children.splice(1, 0, unfinished() as never)
  return body
}

const columns = [
  ['posts_locales', 'body'],
  ['_posts_v_locales', 'version_body'],
] as const

/** What the database itself holds. */
async function stored(): Promise<string> {
  const all = columns.map(async ([table, column]) => {
    const from = sql`select ${sql.identifier(column)}::text as text from ${sql.identifier(table)}`
    return (await poolOf(payload).execute(from)).rows
  })
  return JSON.stringify(await Promise.all(all))
}

let number = 0
const data = (body: Body) => {
  number += 1
  return { ...arabicPost(author, `صورة لم تكتمل ${number}`), body }
}

describe('a picture that is still coming in', () => {
  it('is not stored by a draft, an autosave or a publication, and keeps none of them back', async () => {
    const { id } = await payload.create({ ...posts, draft: true, data: data(bodyWith()) })
    await payload.update({ ...posts, id, draft: true, autosave: true, data: { body: bodyWith() } })
    const published = await payload.update({
      ...posts,
      id,
      data: { body: bodyWith(), _status: 'published' },
    })
    expect(JSON.stringify(published.body)).toContain('بعد')
    expect(await stored()).not.toContain('pending')
  })

  it('leaves a line where a text, or a cell, would hold nothing: the editor opens no empty one', async () => {
    const draft = await payload.create({ ...posts, draft: true, data: data(bodyWith()) })
    const table = draft.body.root.children.at(-1) as unknown as {
      children: { children: { children: { type: string }[] }[] }[]
    }
    expect(table.children[1]?.children[0]?.children).toMatchObject([{ type: 'paragraph' }])
    const body = rich('')
    body.root.children = [unfinished() as never]
    const bare = await payload.update({ ...posts, id: draft.id, draft: true, data: { body } })
    expect(bare.body.root.children).toMatchObject([{ type: 'paragraph', children: [] }])
  })

  it('is not handed out where it was stored before, and the text can be published', async () => {
    const { id } = await payload.create({ ...posts, draft: true, data: data(rich('قبل')) })
    for (const [table, column] of columns) {
      await poolOf(payload).execute(sql`update ${sql.identifier(table)}
        set ${sql.identifier(column)} = ${JSON.stringify(bodyWith())}::jsonb`)
    }
    for (const draft of [true, false]) {
      const { body } = await payload.findByID({ ...posts, id, draft, depth: 0 })
      expect(JSON.stringify(body)).toContain('بعد')
      expect(JSON.stringify(body)).not.toContain('pending')
    }
    const where = { parent: { equals: id } }
    const { docs } = await payload.findVersions({ ...posts, where, depth: 0 })
    expect(JSON.stringify(docs)).not.toContain('pending')
    await payload.update({ ...posts, id, data: { _status: 'published' } })
  })
})
