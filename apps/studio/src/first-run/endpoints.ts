/**
 * `GET /api/first-run/demo` says what would go with the demo, `POST` takes it away; `POST /api/first-run/STEP` saves
 * a step of the guide. For owners alone.
 */
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { behind } from '../platform/access/may.ts'
import { isRecord, membersOf } from '../platform/objects.ts'
import { Refusal } from '../platform/refusal.ts'
import { planRemoval } from './removal/plan-removal.ts'
import { removeDemo } from './removal/remove-demo.ts'
import { noteFirstRun } from './state.ts'
import { checkDomain } from './steps/check-domain.ts'
import { type Answers, saveBranch, saveColours, saveLogo, saveName } from './steps/save.ts'
import { sendTestMail } from './steps/test-mail.ts'
import { demoWords, stepWords } from './words.ts'

/** What a step does with what was typed. @returns what the page then says, if anything. */
type Step = (req: PayloadRequest, typed: Answers) => Promise<object | undefined>

const steps: Record<string, Step> = {
  name: saveName,
  logo: saveLogo,
  colours: saveColours,
  branch: saveBranch,
  mail: sendTestMail,
  domain: checkDomain,
  later: (req) => putAway(req, new Date().toISOString()),
  again: (req) => putAway(req, undefined),
}

async function putAway(req: PayloadRequest, dismissedAt: string | undefined) {
  await noteFirstRun(req.payload, { dismissedAt })
  return undefined
}

const save: PayloadHandler = async (req) => {
  const name = String(req.routeParams?.step ?? '')
  const step = Object.hasOwn(steps, name) ? steps[name] : undefined
  if (!step) throw new Refusal(req, stepWords.unknown, 404)
  return Response.json((await step(req, await bodyOf(req))) ?? {})
}

const tell: PayloadHandler = async (req) => {
  const plan = await planRemoval(req, new Set())
  if (!plan) throw new Refusal(req, demoWords.none, 404)
  const leaves: Record<string, number> = {}
  for (const { collection } of plan.leaves) leaves[collection] = (leaves[collection] ?? 0) + 1
  return Response.json({ leaves, stays: plan.stays, pages: plan.pages })
}

const remove: PayloadHandler = async (req) => {
  const { isSure, givenUp } = await bodyOf(req)
  if (isSure !== true) throw new Refusal(req, demoWords.notSure, 400)
  const removed = await removeDemo(req, new Set(membersOf(givenUp).map(String)))
  if (!removed) throw new Refusal(req, demoWords.none, 404)
  return Response.json(removed)
}

async function bodyOf(req: PayloadRequest): Promise<Answers> {
  const body: unknown = await req.json?.().catch(() => undefined)
  return isRecord(body) ? body : {}
}

export const firstRunEndpoints: Endpoint[] = [
  { path: '/first-run/demo', method: 'get', handler: behind('setUpAgency', tell) },
  { path: '/first-run/demo', method: 'post', handler: behind('setUpAgency', remove) },
  { path: '/first-run/:step', method: 'post', handler: behind('setUpAgency', save) },
]
