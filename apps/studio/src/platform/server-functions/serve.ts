/** The one way by which the admin's pages call the server. */
import { handleServerFunctions } from '@payloadcms/next/layouts'
import { notFound } from 'next/navigation'
import type { DefaultServerFunctionArgs, ServerFunctionHandler } from 'payload'
import { sayTo } from '../i18n/say-to.ts'
import { isObject } from '../objects.ts'
import { allowedCall, isKnown } from './rules.ts'
import { isPastPlan, plannedBeside } from './schedule.ts'
import { contraryPlanWords, pastPlanWords } from './words.ts'

/** Answers a call whose right was checked; every other one finds nothing here. */
export const serveFunction: ServerFunctionHandler = async (call) => {
  const name: unknown = call.name
  if (!isKnown(name)) notFound()
  const asked = { ...call.args, ...neverFromOutside }
  const words = { past: '', contrary: '' }
  let beside: Awaited<ReturnType<typeof plannedBeside>>
  const check = async ({ req }: DefaultServerFunctionArgs) => {
    words.past = sayTo(req, pastPlanWords)
    words.contrary = sayTo(req, contraryPlanWords)
    const found = await allowedCall(name, req, asked)
    if (found && name === 'schedule-publish') beside = await plannedBeside(req, asked)
    return found
  }
  // First as a check under the same name, which brings the request of whoever asks.
  const checked = { ...call, serverFunctions: { [name]: check } }
  const allowed = await handleServerFunctions(checked)
  const args = isObject(allowed) ? allowed : undefined
  // Whose session has ended, or whose role was taken away, keeps the form and its words: a page of its own would
  // take their place.
  if (!args && name === 'form-state') return { state: null }
  if (!args) notFound()
  if (name === 'schedule-publish' && isPastPlan(args)) return { error: words.past }
  // It waits already: as it was wished, and once.
  if (beside === 'same') return {}
  if (beside === 'contrary') return { error: words.contrary }
  return handleServerFunctions({ ...call, args })
}

/** Switches of Payload's own server code that a browser has no business with. */
const neverFromOutside = { skipClientConfigAuth: undefined }
