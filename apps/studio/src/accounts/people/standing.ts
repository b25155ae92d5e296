/** How somebody stands to the studio: invited, here, or gone. */
import { type CollectionAfterLoginHook, type Field, generateCookie } from 'payload'
import type { User } from '../../payload-types.ts'
import { fieldRights } from '../../platform/access/rights-of.ts'
import { choices, say } from '../../platform/i18n/say.ts'

const noted = (name: string, ar: string, en: string): Field => ({
  name,
  type: 'date',
  label: say(ar, en),
  access: fieldRights('noted'),
  admin: { hidden: true },
})

export const standing: Field[] = [
  {
    name: 'language',
    type: 'select',
    label: say('لغة الاستوديو ورسائله', 'Language of the studio and its mails'),
    options: choices({ ar: ['العربيّة', 'Arabic'], en: ['الإنجليزيّة', 'English'] }),
    admin: {
      components: { Field: '/src/accounts/people/admin/language-field.tsx#LanguageField' },
    },
  },
  noted('invitedAt', 'دُعي في', 'Invited at'),
  noted('lastSeenAt', 'آخر دخول', 'Last signed in'),
  noted('leftAt', 'غادر في', 'Left at'),
  {
    name: 'standing',
    type: 'ui',
    label: say('الحالة', 'Standing'),
    admin: {
      condition: (_, __, { operation }) => operation === 'update',
      components: {
        Cell: '/src/accounts/people/admin/standing-cell.tsx#StandingCell',
        Field: '/src/accounts/people/admin/person-panel.tsx#PersonPanel',
      },
    },
  },
]

/** Notes the sign-in, and lets the studio speak the person's language from then on. */
export const noteSeen: CollectionAfterLoginHook<User> = async ({ context, req, user }) => {
  if (context.isForgotten) return
  const data = { lastSeenAt: new Date().toISOString() }
  await req.payload.db.updateOne({ collection: 'users', id: user.id, data, req })
  if (user.language) speak(req, user.language)
}

/** The cookie by which the admin remembers a language. */
export function speak(req: { responseHeaders?: Headers }, language: 'ar' | 'en'): void {
  const cookie = generateCookie<string>({
    name: 'payload-lng',
    value: language,
    path: '/',
    sameSite: 'Lax',
    maxAge: 365 * 24 * 3_600,
    returnCookieAsObject: false,
  })
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', cookie)
}
