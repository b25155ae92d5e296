/** The picture of a draft's shared link: the one an editor chose, as the site cuts it, else the drawn one. */
import type { Locale } from '@wajiha/arabic'
import type { Found } from '@wajiha/contract/found'
import type { ShellData } from '#app/content/page-data.ts'
import type { PageDescription } from '#app/seo/page-description.ts'
import { type ShareCard, shareCard, shareMark, sharePicture } from '#app/seo/share-image.ts'
import { imagePrefix } from '#app/ui/core/image-address.ts'
import type { Images } from '../images/images.ts'
import { createJobs } from '../images/jobs.ts'
import { type Log, reasonOf } from '../log.ts'

type Parts = {
  origin: string
  imageHosts: readonly string[]
  images: Pick<Images, 'answer'>
  drawCard: (card: ShareCard) => Promise<Buffer>
  log: Log
}

/** @param known the mark of the picture that whoever asks has already. */
type Asked = { locale: Locale; general: ShellData['general']; known: string }

export type SharePictures = ReturnType<typeof openSharePictures>

export function openSharePictures({ origin, imageHosts, images, drawCard, log }: Parts) {
  // Somebody types: one is drawn at a time, and visitors' pictures are never behind many of these.
  const jobs = createJobs({ atOnce: 1, waiting: 8 })

  return {
    async find(
      page: PageDescription,
      { locale, general, known }: Asked,
    ): Promise<Found['picture']> {
      const chosen = sharePicture(page, imageHosts)
      const card = shareCard(page, { origin, locale, general })
      const mark = chosen ?? shareMark(card)
      const isChosen = chosen !== undefined
      if (mark === known) return { mark, isChosen }
      try {
        const bytes = chosen
          ? (await images.answer(chosen.slice(imagePrefix.length), '')).body
          : await jobs.run(mark, () => drawCard(card))
        const type = chosen ? 'image/jpeg' : 'image/png'
        return { mark, isChosen, data: `data:${type};base64,${bytes.toString('base64')}` }
      } catch (error) {
        log.warn('draft_picture_not_drawn', { reason: reasonOf(error) })
        return { mark, isChosen }
      }
    },
  }
}
