import type { PageOf } from '@wajiha/contract'
import type { PageContext } from '#app/content/page-context.ts'
import type { PassingPage } from '#app/content/page-data.ts'
import { readWords } from '#app/content/read-words.server.ts'
import { type NumberWords, numberWords, thanksWords } from '#app/forms/thanks-words.ts'

type ThankYouPage = { words: PageOf<'thank-you'>; number?: NumberWords } & PassingPage

/** The site's thanks, those of the campaign whose form was sent, or those for who is no client. */
export async function readThankYou(context: PageContext): Promise<ThankYouPage | undefined> {
  const words = await readWords(context, 'thank-you')
  if (!words) return undefined
  const thankedFor = context.query.for
  const own = await readOwnWords(context)
  if (thankedFor === 'application' || thankedFor === 'subscription')
    return {
      words: { ...words, ...thanksWords(context.locale, own, thankedFor), seo: unsaid },
      number: numberWords(context.locale, own, thankedFor),
    }
  const thanks = await readClientThanks(context, words)
  const isKnown = thankedFor === undefined
  return {
    ...thanks,
    number: numberWords(context.locale, own),
    ...(isKnown ? {} : { isPassing: true }),
  }
}

/** What the editor says of the page in its head is said to clients. */
const unsaid = { noindex: true }

async function readClientThanks(
  context: PageContext,
  words: PageOf<'thank-you'>,
): Promise<ThankYouPage> {
  const slug = context.query.campaign
  if (slug === undefined) return { words }
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

/** A studio that is away costs the agency's own wording, and not the thanks. */
const readOwnWords = ({ read }: PageContext) =>
  read('general').then(
    (answer) => answer?.data.words,
    () => undefined,
  )

/** A studio that is away costs the campaign's own thanks, and not the thanks. */
async function readThanks({ read }: PageContext, slug: string) {
  return read('campaign', { slug }).then(
    (answer) => answer?.data.thanks,
    () => undefined,
  )
}
