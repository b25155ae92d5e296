/** The one way by which the admin's pages call the server. */
import { handleServerFunctions } from '@payloadcms/next/layouts'
import { notFound } from 'next/navigation'
import type { DefaultServerFunctionArgs, ServerFunctionHandler } from 'payload'
import { sayTo } from '../i18n/say-to.ts'
import { isObject } from '../objects.ts'
import { allowedCall, isKnown } from './rules.ts'
import { isPastPlan, isPlanned } from './schedule.ts'
import { pastPlanWords } from './words.ts'

/** Answers a call whose right was checked; every other one finds nothing here. */
export const serveFunction: ServerFunctionHandler = async (call) => {
  const name: unknown = call.name
  if (!isKnown(name)) notFound()
  const asked = { ...call.args, ...neverFromOutside }
  let isStranger = false
  let past = ''
  let isKept = false
  const check = async ({ req }: DefaultServerFunctionArgs) => {
    isStranger = !req.user
    past = sayTo(req, pastPlanWords)
    const found = await allowedCall(name, req, asked)
    isKept = Boolean(found) && name === 'schedule-publish' && (await isPlanned(req, asked))
    return found
  }
  // First as a check under the same name, which brings the request of whoever asks.
  const checked = { ...call, serverFunctions: { [name]: check } }
  const allowed = await handleServerFunctions(checked)
  const args = isObject(allowed) ? allowed : undefined
  // Whose session has ended keeps the form and its words: a page of its own would take their place.
  if (!args && isStranger && name === 'form-state') return { state: null }
  if (!args) notFound()
  if (name === 'schedule-publish' && isPastPlan(args)) return { error: past }
  // It waits already: as it was wished, and once.
  if (isKept) return {}
  return handleServerFunctions({ ...call, args })
}

/** Switches of Payload's own server code that a browser has no business with. */
const neverFromOutside = { skipClientConfigAuth: undefined }
