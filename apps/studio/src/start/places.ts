/** The studio's own pages as ways to go: in the menu, and for the search over everything. */

import { isKeyOf } from '@wajiha/contract/records'
import { wayWords } from '../addresses/words.ts'
import { entryWords } from '../desk/admin/entry-words.ts'
import { guideWords as firstRunWords } from '../first-run/words.ts'
import { guardWords } from '../guard/words.ts'
import { guideWords } from '../keys/guide-words.ts'
import { calendarWords } from '../planning/words.ts'
import { may } from '../platform/access/may.ts'
import { collectionRights, type Need, viewNeeds } from '../platform/access/rights.ts'
import { isHiddenFrom } from '../platform/access/rights-of.ts'
import { deskWords } from '../platform/admin/words.ts'
import { type Said, say } from '../platform/i18n/say.ts'
import { scopeOf } from '../privacy/scope.ts'
import { privacyWords } from '../privacy/view/words.ts'

type Place = { view: keyof typeof viewNeeds; href: string; words: Said }

const places: Place[] = [
  { view: 'dashboard', href: '/admin', words: say('البداية', 'Start') },
  { view: 'leadsBoard', href: '/admin/desk/leads', words: deskWords.leadsBoard },
  {
    view: 'applicationsBoard',
    href: '/admin/desk/applications',
    words: deskWords.applicationsBoard,
  },
  { view: 'newLead', href: '/admin/desk/leads/new', words: entryWords.title },
  { view: 'spamTray', href: '/admin/desk/spam', words: deskWords.tray },
  { view: 'calendar', href: '/admin/calendar', words: calendarWords.title },
  { view: 'missingPages', href: '/admin/addresses/missing', words: wayWords.missing },
  { view: 'guard', href: '/admin/guard', words: guardWords.title },
  { view: 'reports', href: '/admin/reports', words: say('التقارير', 'Reports') },
  { view: 'linkKit', href: '/admin/link-kit', words: say('روابط الحملة', 'Campaign links') },
  { view: 'apiGuide', href: '/admin/api-guide', words: guideWords.title },
  { view: 'privacy', href: '/admin/privacy', words: privacyWords.title },
  { view: 'firstRun', href: '/admin/first-run', words: firstRunWords.title },
]

/** How the menu names the page at an address. */
export const wordsOfPlace = (path: string): Said | undefined =>
  places.find(({ href }) => href === path)?.words

/** Those that this person may open. */
export const placesOf = (user: object | null | undefined): { href: string; words: Said }[] =>
  places.filter(({ view }) => isOpenTo(user, viewNeeds[view] ?? 'nothing'))

/** Whether this person may read what stands at an address of the studio: a page of ours, or a collection. */
export function mayOpen(user: object | null | undefined, href: string): boolean {
  const [path = ''] = href.split('?')
  const [, slug] = /^\/admin\/collections\/([^/]+)/.exec(path) ?? []
  if (slug) return isKeyOf(collectionRights, slug) && !isHiddenFrom(slug)({ user: user ?? null })
  return placesOf(user).some((place) => place.href === path)
}

/** The first of several ways that is open. */
export const firstOpen = <Way extends readonly [href: string, words: Said]>(
  ways: readonly Way[],
  opens: (href: string) => boolean,
): Way | undefined => ways.find(([href]) => opens(href))

function isOpenTo(user: object | null | undefined, need: Need | 'nothing'): boolean {
  if (need === 'nothing') return true
  if (need === 'personScope') return Boolean(scopeOf({ user: user ?? null } as never))
  return (Array.isArray(need) ? need : [need]).some((act) => may(user, act))
}
