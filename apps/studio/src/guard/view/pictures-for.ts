/** The library’s pictures behind findings of pictures without words, by the finding. */
import type { BasePayload } from 'payload'
import type { Listed } from '../findings/read-findings.ts'
import { type Picture, readPictures } from '../repairs/describe-picture.ts'

export async function picturesFor(
  payload: BasePayload,
  rows: readonly Listed[],
): Promise<Map<string, Picture>> {
  const found = new Map<string, Picture>()
  const lacking = rows.flatMap((row) => (row.kind === 'missing-alt' ? [row.finding] : []))
  for (const locale of ['ar', 'en'] as const) {
    const those = lacking.filter((one) => one.locale === locale)
    const pictures = await readPictures(
      payload,
      those.map(({ what }) => what),
      locale,
    )
    for (const { id, what } of those) {
      const picture = pictures.get(what)
      if (picture) found.set(id, picture)
    }
  }
  return found
}
