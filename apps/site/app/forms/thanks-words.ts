/**
 * The words of thanks for those who are no clients, of a message's number and of what was not sent: said by the
 * server in its thank-you page, and fetched by the browser only with a subscription that was sent, or with what is
 * told of a message in passing.
 */
import type { Locale } from '@wajiha/arabic'
import type { FormName } from '@wajiha/contract/form-checks'
import { inOwnWords, type OwnWords } from '@wajiha/contract/in-own-words'
import ar from '@wajiha/contract/words/ar/forms.thanks.json' with { type: 'json' }
import en from '@wajiha/contract/words/en/forms.thanks.json' with { type: 'json' }

/** Who else is thanked than clients, as the address of the thank-you page names them (`?for=`). */
type ThankedFor = 'application' | 'subscription'

const words = { ar, en }

/** What stands around the number of what was sent. */
export type NumberWords = { label: string; copy: string; copied: string; notCopied: string }

export function numberWords(
  locale: Locale,
  own: OwnWords | undefined,
  thankedFor?: ThankedFor,
): NumberWords {
  const said = inOwnWords('forms', words[locale], own)
  const { copy, copied, notCopied } = said
  const label = said[thankedFor ? (`reference.${thankedFor}` as const) : 'reference']
  return { label, copy, copied, notCopied }
}

/** The thanks themselves, with steps and ways on as an editor would write them. */
export function thanksWords(locale: Locale, own: OwnWords | undefined, thankedFor: ThankedFor) {
  const said = inOwnWords('forms', words[locale], own)
  const home = { label: said.home, href: '/' }
  return thankedFor === 'application'
    ? {
        title: said['application.title'],
        lead: said['application.lead'],
        next: [said['application.received'], said['application.read']],
        actions: [{ label: said['application.jobs'], href: '/join-us' }, home],
      }
    : {
        title: said['subscription.title'],
        lead: said['subscription.lead'],
        next: [said['subscription.open'], said['subscription.look']],
        actions: [{ label: said['subscription.read'], href: '/blogs' }, home],
      }
}

/** What is said of those who are thanked otherwise than clients; nothing of clients. */
export function arrivedWords(locale: Locale, own: OwnWords | undefined, form: FormName) {
  const thankedFor = ({ apply: 'application', subscribe: 'subscription' } as const)[form as 'apply']
  return thankedFor && { ...thanksWords(locale, own, thankedFor), thankedFor }
}

/** Of what the site did not take, and of the way to mend it. */
export function unsentWords(locale: Locale, own: OwnWords | undefined) {
  const said = inOwnWords('forms', words[locale], own)
  return { title: said['unsent.title'], mend: said['unsent.mend'] }
}
