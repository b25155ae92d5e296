import type { PageOf } from '@wajiha/contract'
import type { PageContext } from '#app/content/page-context.ts'
import type { PassingPage } from '#app/content/page-data.ts'
import { readWords } from '#app/content/read-words.server.ts'

type ThankYouPage = { words: PageOf<'thank-you'> } & PassingPage

/** The site's thanks, or those of the campaign whose form was sent. */
export async function readThankYou(context: PageContext): Promise<ThankYouPage | undefined> {
  const words = await readWords(context, 'thank-you')
  const slug = context.query.campaign
  if (!words || slug === undefined) return words && { words }
  const thanks = await readThanks(context, slug)
  // Anybody may write any campaign into the address: what is no campaign's is not kept.
  if (!thanks) return { words, isPassing: true }
  const { title, text, next } = thanks
  return {
    words: {
      ...words,
      title,
      ...(text ? { lead: text, next: [] } : {}),
      ...(next ? { actions: [next] } : {}),
    },
  }
}

/** A studio that is away costs the campaign's own thanks, and not the thanks. */
async function readThanks({ read }: PageContext, slug: string) {
  return read('campaign', { slug }).then(
    (answer) => answer?.data.thanks,
    () => undefined,
  )
}
