import { defaultLocale } from '@wajiha/arabic'
import { collectionRights } from '../access/rights.ts'

/**
 * A read of the office's REST in the language of the agency where it names none. Payload leaves it without any,
 * as documents here never show another language's words in place of missing ones: then localized fields are absent,
 * and to sort by one was a fault of the server.
 */
export function inALanguage(request: Request): Request {
  const url = new URL(request.url)
  if (url.searchParams.has('locale')) return request
  url.searchParams.set('locale', defaultLocale)
  return new Request(url, request)
}

/**
 * A save likewise: Payload takes the words that are sent for those of no language, and finds every localized field that
 * has to be filled empty, though it is. What other addresses mean without a language stays theirs to say.
 *
 * @param slug the address below `/api/`, by its segments.
 */
export const savedInALanguage = (request: Request, slug: readonly string[]): Request =>
  isSave(request, slug) ? inALanguage(request) : request

function isSave(
  { method, headers, url }: Request,
  [first = '', ...more]: readonly string[],
): boolean {
  // Of all languages at once: the admin leaves the language out on purpose.
  if (/[?&](?:un)?publishAllLocales=true/.test(url)) return false
  const isCollection = Object.hasOwn(collectionRights, first)
  if (method === 'PATCH') return isCollection && more.length < 2
  // A long question comes by POST, too, with what it asks for in its body.
  if (method !== 'POST' || [...headers.keys()].some((name) => name.endsWith('method-override')))
    return false
  return first === 'globals' ? more.length === 1 : isCollection && more.length === 0
}
