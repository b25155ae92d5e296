import { readAccent } from '@wajiha/brand/accent'
import type { General as GeneralData, Link } from '@wajiha/contract'
import type { OwnWords } from '@wajiha/contract/in-own-words'
import type { BlockPage, General } from '../../payload-types.ts'
import { defined, document, isPublic, worded } from './defined.ts'
import { toImage } from './image.ts'
import { pathOf } from './paths.ts'

/** The site's settings; nothing while the agency has no name in this language. @param now for the notice. @param words the agency's own for the interface. */
export function toGeneral(
  general: General,
  { now = new Date(), words }: { now?: Date; words?: OwnWords | undefined } = {},
): GeneralData | undefined {
  const light = toImage(general.lightLogo)
  const dark = toImage(general.darkLogo)
  if (!general.names?.site) return undefined
  const { names, contacts, writing, announcement } = general
  return {
    ...defined({ light_logo: light?.url, dark_logo: (dark ?? light)?.url }),
    logos: defined({ light, dark }),
    names: { site: names.site, legal: names.legal, tagline: names.tagline },
    description: general.description,
    contacts: {
      ...defined({
        email: contacts?.email || undefined,
        phone: contacts?.phone || undefined,
        whatsapp: contacts?.whatsapp || undefined,
      }),
    },
    ...defined({ security: toSecurity(general.security) }),
    social: worded(general.social, 'label').map(({ kind, url, label }) => ({ kind, url, label })),
    ...defined({
      announcement:
        announcement?.text && isNow(announcement, now)
          ? { text: announcement.text, ...defined({ href: announcement.href || undefined }) }
          : undefined,
      foundedYear: general.foundedYear,
      accent: readAccent(general.accent ?? ''),
      words,
      action: toLinks([general.action ?? {}])[0],
    }),
    navigation: toLinks(general.navigation),
    footer: {
      ...defined({ text: general.footer?.text || undefined }),
      links: toLinks(general.footer?.links),
      legal: toLinks(general.footer?.legal),
    },
    contactForm: general.contactForm ?? [],
    writing: {
      numerals: writing.numerals,
      months: writing.months,
      hijri: writing.hijri ?? false,
    },
  }
}

function toSecurity({ email, policy }: NonNullable<General['security']> = {}) {
  if (!email && !policy) return undefined
  return defined({ email: email || undefined, policy: policy || undefined })
}

type Span = { startsAt?: string | null; endsAt?: string | null }

/** Whether a notice is on: from its beginning until its end, each open where it is not said. */
const isNow = ({ startsAt, endsAt }: Span, now: Date): boolean =>
  !(startsAt && new Date(startsAt) > now) && !(endsAt && new Date(endsAt) <= now)

type Written = {
  label?: string | null
  page?: string | BlockPage | null
  href?: string | null
}

/** The links that have both a label in this language and somewhere to lead to. */
const toLinks = (links: Written[] | null | undefined): Link[] =>
  (links ?? []).flatMap(({ label, ...target }) => {
    const href = targetOf(target)
    return label && href ? [{ label, href }] : []
  })

/** A page that is not there in this language leads nowhere, whatever was typed before it was chosen. */
function targetOf({ page, href }: Omit<Written, 'label'>): string | undefined {
  if (!page) return href || undefined
  const found = document(page)
  return found?.slug && isPublic(found) ? pathOf('block-pages', found.slug) : undefined
}
