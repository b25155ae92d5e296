/**
 * `POST /api/consent`: the answer to the notice, with script or without. The cookie is set whatever
 * becomes of its record; without script the visitor is led back to their page.
 */
import { join } from 'node:path'
import {
  type Choices,
  type ConsentRules,
  choicesBy,
  choicesOf,
  noticeVersion,
} from '#app/consent/start/consent.ts'
import { prefixOf } from '#app/locale/paths.ts'
import type { Config } from '../config.ts'
import { sendFormProblem } from '../http/answer.ts'
import { BodyRefused, readTextBody } from '../http/bounded-body.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { type Admitted, guardPost } from '../http/guard-post.ts'
import { sendRedirect, sendText } from '../http/send.ts'
import type { Visitors } from '../http/visitor.ts'
import type { Limits } from '../limits/limits.ts'
import { type Log, reasonOf } from '../log.ts'
import { consentCookies } from './consent-cookie.ts'
import { openConsentRecords } from './consent-records.ts'
import { rulesOf } from './read-consent.ts'

const path = '/api/consent'
const mostBytes = 2_000

type ConsentDesk = { get: Handler; post: Handler; stop: () => void }

type Parts = { config: Config; visitors: Visitors; limits: Limits; log: Log }

export function openConsent({ config, visitors, limits, log }: Parts): ConsentDesk {
  const rules = rulesOf(config)
  const isSecure = config.origin.startsWith('https:')
  const records = openConsentRecords(join(config.dataDir, 'inbox'))
  const answer = guardPost(
    {
      origin: config.origin,
      kinds: ['urlencoded'],
      flood: limits.flood('consentAnswers'),
      visitorOf: visitors.visitorOf,
    },
    remember,
  )

  async function remember(exchange: Exchange, { visitor }: Admitted): Promise<true> {
    const { request } = exchange
    const choices = await readChoices(exchange, rules)
    if (typeof choices === 'string') return sendFormProblem(exchange, choices)
    const back = pageBefore(exchange)
    const isForm = String(request.headers.accept).includes('text/html')
    await records
      .add({
        visitorId: visitor.vid,
        choices,
        noticeVersion: noticeVersion(rules),
        locale: prefixOf(back) ?? 'ar',
        source: isForm ? 'form' : 'notice',
        ipTrunc: visitor.ipTrunc,
      })
      .catch((error) => log.error('consent_not_recorded', { reason: reasonOf(error) }))
    const headers = {
      'cache-control': 'no-store',
      'set-cookie': consentCookies(choices, rules, isSecure),
    }
    if (isForm) return sendRedirect(exchange, 303, back, headers)
    return sendText(exchange, 200, 'text/plain', 'ok', headers)
  }

  return {
    get: (exchange) =>
      exchange.pathname === path &&
      sendFormProblem(exchange, 'method_not_allowed', { headers: { allow: 'POST' } }),
    post: (exchange) => exchange.pathname === path && answer(exchange),
    stop: records.close,
  }
}

/** Reads the visitor's choices from a request body, or says what is wrong with it. */
async function readChoices({ request }: Exchange, rules: ConsentRules) {
  try {
    const answers = new URLSearchParams(await readTextBody(request, mostBytes))
    return chosen(answers, rules) ?? ('bad_request' as const)
  } catch (error) {
    if (error instanceof BodyRefused) return error.code
    throw error
  }
}

function chosen(answers: URLSearchParams, rules: ConsentRules): Choices | undefined {
  const choice = answers.get('choice')
  if (choice === 'none') return choicesBy(() => false)
  if (choice === 'all') return choicesOf(rules, 'adupf')
  return choice === 'some' ? choicesOf(rules, answers.getAll('allow').join('')) : undefined
}

/** The page the form stood on, as a path of this site. */
function pageBefore({ request, origin }: Exchange): string {
  const from = request.headers.referer ?? ''
  if (!URL.canParse(from)) return '/'
  const { host, pathname, search } = new URL(from)
  const isOurs = host === new URL(origin).host || host === request.headers.host
  return isOurs && !pathname.startsWith('//') ? pathname + search : '/'
}
