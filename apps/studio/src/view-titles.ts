/** What a browser's tab says of our own pages in the admin: Payload calls each of them Payload. */
import { invitationWords } from './accounts/people/words.ts'
import { loginWords, resetOverWords } from './accounts/sign-in/login/words.ts'
import { tryWords } from './addresses/words.ts'
import { deskWords } from './platform/admin/words.ts'
import type { Said } from './platform/i18n/say.ts'
import { wordsOfPlace } from './start/places.ts'

/** Those that no menu leads to. */
const others: Readonly<Record<string, Said>> = {
  '/admin/login': loginWords.title,
  '/admin/logout-inactivity': loginWords.title,
  '/admin/reset-over': resetOverWords.title,
  '/admin/invitation': invitationWords.title,
  '/admin/addresses/try': tryWords.title,
  '/admin/closed': deskWords.closed,
}

/** @param path as `/admin/desk/leads`. @returns nothing for Payload's own pages, which name themselves. */
export const titleOfView = (path: string): Said | undefined => others[path] ?? wordsOfPlace(path)
