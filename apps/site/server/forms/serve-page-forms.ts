/**
 * A form sent to the very page it stands on, without any script (LEAD-08): thanks by a redirect, or
 * the same page again with what was typed and what must change. Such pages are made for one visitor
 * and never kept.
 */

import { type Locale, problemCodes, readVariantFormKey, variantFormKey } from '@wajiha/contract'
import { type FieldErrors, type FormName, formNames } from '@wajiha/contract/forms'
import { readableAddress } from '@wajiha/contract/paths'
import type { FormAnswer, FormProblem } from '#app/content/form-answer.ts'
import { localisedPath } from '#app/locale/paths.ts'
import { type Address, readAddress } from '#app/locale/read-address.ts'
import { isPersonalised, type Personalise } from '../campaigns/personalise.ts'
import { sendAndHearOut, sendFormProblem } from '../http/answer.ts'
import { BodyRefused } from '../http/bounded-body.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { type Admitted, guardPost } from '../http/guard-post.ts'
import { sendRedirect } from '../http/send.ts'
import type { Policy } from '../pages/content-security-policy.ts'
import type { Pages } from '../pages/pages.ts'
import type { SubmissionOutcome } from './accept-submission.ts'
import { type FormBody, readBody } from './read-body.ts'
import { type FormParts, refusalCode } from './serve-forms.ts'
import type { Thanks } from './thanks-cookie.ts'
import { discardUploads } from './upload.ts'

type Parts = FormParts & {
  pages: Pages
  policy: Policy
  thanks: Thanks
  personalise: Personalise
  hasThanks: (locale: Locale, campaign: string) => Promise<boolean>
}

export function servePageForms(parts: Parts): Handler {
  const { acceptSubmission, incoming, pages, policy, thanks, personalise, hasThanks } = parts
  const answer = guardPost({ ...parts, kinds: ['urlencoded', 'multipart'] }, accept)

  return (exchange) => {
    const address = readAddress(exchange.pathname, new URLSearchParams(exchange.search))
    if (!address || address.page === 'thank-you') return false
    if (address.page !== 'block-page' && address.page !== 'service')
      return answer(exchange, address)
    return pages.mayStand(address).then((stands) => stands && answer(exchange, address))
  }

  async function accept(
    exchange: Exchange,
    { visitor, kind }: Admitted,
    address: Address,
  ): Promise<true> {
    let body: FormBody
    try {
      body = await readBody(exchange.request, kind, incoming)
    } catch (error) {
      return showRefusal(exchange, address, error)
    }
    const form = formOf(body.input.form)
    if (!form) {
      await discardUploads(body.uploads)
      return sendFormProblem(exchange, 'bad_request')
    }
    const pageUrl = exchange.pathname + exchange.search
    const taken = await acceptSubmission({
      form,
      body,
      locale: address.locale,
      visitor,
      pageUrl,
      headerKey: undefined,
    }).finally(() => discardUploads(body.uploads))
    // Nobody is asked for a proof here: it takes a script.
    if (taken.kind === 'asked') return sendFormProblem(exchange, 'bad_request')
    return taken.kind === 'accepted'
      ? thank(exchange, address.locale, taken.reference, await queryOf(form, address, body))
      : show(exchange, address, answerOf(form, body, taken), statusOf(taken), retryOf(taken))
  }

  /** Whose thanks follow: an applicant's, a subscriber's, a campaign's own as its form named it, a client's. */
  async function queryOf(form: FormName, { locale }: Address, { input }: FormBody) {
    if (form === 'apply') return '?for=application'
    if (form === 'subscribe') return '?for=subscription'
    const campaign = form === 'campaign' ? input.campaign : undefined
    const isOwn = typeof campaign === 'string' && (await hasThanks(locale, campaign))
    return isOwn ? `?campaign=${encodeURIComponent(campaign)}` : ''
  }

  function thank(exchange: Exchange, locale: Locale, reference: string, query: string): true {
    return sendRedirect(exchange, 303, localisedPath('/thank-you', locale) + query, {
      'cache-control': 'no-store',
      'set-cookie': thanks.cookie(reference),
    })
  }

  /** A body that could not be read says nothing of its form: the page's own is the one. */
  function showRefusal(exchange: Exchange, address: Address, error: unknown): Promise<true> {
    const code = refusalCode(error)
    if (!code) throw error
    const errors = (error instanceof BodyRefused && error.fields) || {}
    const form = ownForms[address.page] ?? 'subscribe'
    const problem = Object.keys(errors).length > 0 ? undefined : problemOf(code)
    return show(
      exchange,
      address,
      { form, formKey: form, values: {}, errors, problem },
      problemCodes[code],
    )
  }

  async function show(
    exchange: Exchange,
    found: Address,
    answer: Omit<FormAnswer, 'path'>,
    status: number,
    headers: Record<string, string> = {},
  ): Promise<true> {
    const { address } = await personalise(exchange, found, readVariantFormKey(answer.formKey))
    const form = { ...answer, formKey: keyShown(address, answer) }
    const path = readableAddress(address.canonical.split('?')[0] ?? '/')
    const rendering = await pages.personal(address, { form: { ...form, path } })
    if (rendering.kind === 'redirect')
      return sendRedirect(exchange, 303, rendering.location, { 'cache-control': 'no-store' })
    const { html, own } = rendering
    return sendAndHearOut(exchange, {
      status: rendering.status === 200 ? status : rendering.status,
      type: 'text/html',
      text: html,
      headers: {
        'content-language': address.locale,
        'content-security-policy': policy(own),
        ...headers,
      },
    })
  }
}

/** A test may have ended since the form was drawn: what was typed goes into the one that stands now. */
function keyShown(address: Address, { form, formKey }: Omit<FormAnswer, 'path'>): string {
  if (form !== 'campaign' || !isPersonalised(address)) return formKey
  return address.choice?.side ? variantFormKey(address.choice.side) : form
}

/** The form that belongs to a page, for answers to bodies that could not be read. */
const ownForms: Partial<Record<Address['page'], FormName>> = {
  contact: 'contact',
  campaign: 'campaign',
  landing: 'campaign',
  job: 'apply',
  jobs: 'apply',
  card: 'exchange',
}

const formOf = (value: unknown) => formNames.find((name) => name === value)

type Unaccepted = Exclude<SubmissionOutcome, { kind: 'accepted' | 'asked' }>

function answerOf(
  form: FormName,
  { input }: FormBody,
  taken: Unaccepted,
): Omit<FormAnswer, 'path'> {
  const isNamed = typeof input.formKey === 'string' && /^[a-z0-9-]{1,100}$/.test(input.formKey)
  const errors: FieldErrors = taken.kind === 'invalid' ? taken.fields : {}
  const problem = taken.kind === 'refused' ? problemOf(taken.code) : undefined
  const formKey = isNamed ? (input.formKey as string) : form
  return { form, formKey, values: taken.values, errors, problem }
}

const statusOf = (taken: Unaccepted) =>
  taken.kind === 'invalid' ? problemCodes.validation : problemCodes[taken.code]

const retryOf = (taken: Unaccepted): Record<string, string> =>
  taken.kind === 'refused' && taken.retryAfter ? { 'retry-after': String(taken.retryAfter) } : {}

const shown: FormProblem[] = [
  'bad_request',
  'forbidden',
  'too_large',
  'too_many_requests',
  'unavailable',
]

const problemOf = (code: string): FormProblem => shown.find((one) => one === code) ?? 'failed'
