/** Words for pictures, on their way into the library. */
import type { Locale } from '@wajiha/arabic'
import { type Answer, callStudio } from '../../../platform/admin/ask.ts'
import type { Undescribed } from '../refusal.ts'

/** What somebody says of a picture: its words in each language that lacks them, or that it needs none. */
export type Said = Partial<Record<Locale, string>> & { isDecorative?: boolean }

export const isSaid = ({ lacks }: Undescribed, said: Said = {}): boolean =>
  Boolean(said.isDecorative) || lacks.every((locale) => said[locale]?.trim())

/** @returns the first refusal, after which nothing more is sent; what was saved before it stays. */
export async function saveWords(
  pictures: readonly Undescribed[],
  saidOf: Readonly<Record<string, Said>>,
): Promise<Answer<unknown>> {
  for (const { id, lacks } of pictures) {
    const said = saidOf[id] ?? {}
    const saves = said.isDecorative
      ? [save(id, '', { decorative: true })]
      : lacks.map((locale) => save(id, `&locale=${locale}`, { alt: said[locale]?.trim() }))
    // One after the other: each is a save of the same picture.
    for (const one of saves) {
      const answer = await one()
      if (!answer.ok) return answer
    }
  }
  return { ok: true, value: undefined }
}

const save = (id: string, query: string, words: object) => () =>
  callStudio(`media/${id}?depth=0${query}`, 'PATCH', words)
