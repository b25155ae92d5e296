/** A studio of its own with an author in it, and an editor who has signed in. */
import type { Payload } from 'payload'
import { colleagueOf } from './desk-help.ts'
import { createAuthor } from './documents.ts'
import { openTestStudio, type TestStudio } from './open-test-studio.ts'

/** Of every colleague that `colleagueOf` makes. */
const password = 'كلمة طويلة جدًّا ٢٠٢٦'

export type EditorsStudio = {
  studio: TestStudio
  payload: Payload
  /** The id of an author. */
  author: string
  /** The header by which the editor is known. */
  authorization: string
}

export async function openEditorsStudio(): Promise<EditorsStudio> {
  const studio = await openTestStudio()
  const { payload } = studio
  const author = await createAuthor(payload)
  const { email } = await colleagueOf(payload, 'editor')
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  return { studio, payload, author, authorization: `JWT ${token}` }
}
