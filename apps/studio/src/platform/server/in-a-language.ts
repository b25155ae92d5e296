import { defaultLocale } from '@wajiha/arabic'

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
