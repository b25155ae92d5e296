/** How the API for other systems refuses: the contract's problem in the reader's language, with its headers. */
import type { Locale } from '@wajiha/arabic'
import {
  type ProblemMore,
  type PublicProblemCode,
  problemLocaleOf,
  sayProblem,
} from '@wajiha/contract/public-api'

export type Refuse = (
  code: PublicProblemCode,
  more?: ProblemMore,
  headers?: Record<string, string>,
) => Response

/** The language in which this reader is refused. */
export const localeOfReader = (request: Request): Locale =>
  problemLocaleOf(request.headers.get('accept-language'))

export function refuserOf(request: Request): Refuse {
  const locale = localeOfReader(request)
  return (code, more, headers = {}) => {
    const problem = sayProblem(code, locale, more)
    return new Response(request.method === 'HEAD' ? null : JSON.stringify(problem), {
      status: problem.status,
      headers: {
        'Content-Type': 'application/problem+json; charset=utf-8',
        'Content-Language': locale,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        Vary: 'Accept-Language',
        ...headers,
      },
    })
  }
}
