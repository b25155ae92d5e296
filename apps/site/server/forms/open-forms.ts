/** Everything about forms, put together: the inbox, its courier, and the handlers that fill it. */
import { createHmac, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Personalise } from '../campaigns/personalise.ts'
import type { Config } from '../config.ts'
import { allowsAds } from '../consent/read-consent.ts'
import type { Content } from '../content/content.ts'
import { type Courier, startCourier } from '../courier/courier.ts'
import { createDeliver } from '../courier/studio-submissions.ts'
import type { Handler } from '../http/exchange.ts'
import type { Visitors } from '../http/visitor.ts'
import { type Inbox, openInbox } from '../inbox/inbox.ts'
import type { Limits } from '../limits/limits.ts'
import { type Log, reasonOf } from '../log.ts'
import type { Policy } from '../pages/content-security-policy.ts'
import type { Pages } from '../pages/pages.ts'
import { openTurn } from '../plumbing/turn.ts'
import { writeWhole } from '../plumbing/write-whole.ts'
import { createAcceptSubmission } from './accept-submission.ts'
import { createFormFacts } from './form-facts.ts'
import { createScanFiles } from './scan-files.ts'
import { type FormParts, serveForms, serveFormTokens } from './serve-forms.ts'
import { servePageForms } from './serve-page-forms.ts'
import { createProofs } from './spam/proofs.ts'
import { createSpamCheck } from './spam/spam-check.ts'
import { readWordLists } from './spam/word-lists.ts'
import { createThanks, type Thanks } from './thanks-cookie.ts'
import { createTokens } from './tokens.ts'

type Parts = {
  config: Config
  visitors: Visitors
  limits: Limits
  content: Content
  pages: Pages
  policy: Policy
  personalise: Personalise
  log: Log
}

export type Forms = {
  /** Below `/api/forms/`. */
  api: { get: Handler; post: Handler }
  /** Forms that are sent to their own page. */
  ofPages: Handler
  thanks: Thanks
  /** The same for who has just confirmed the newsletter. */
  confirmed: Thanks
  /** Takes people out of the inbox. */
  erasing: Inbox['erasing']
  /** The inbox's state. Asking makes an inbox that could not write try again. */
  state: Inbox['state']
  /** Leaves what waits to another process on the same inbox; goes on taking messages in. */
  stopCarrying: () => Promise<void>
  stop: () => Promise<void>
}

const anHour = 60 * 60_000
/** A message with its files may be on its way for so long. */
const carriedWithinMs = 20_000

export async function openForms(needs: Parts): Promise<Forms> {
  const { config, visitors, content, pages, policy, personalise, limits, log } = needs
  const folder = join(config.dataDir, 'inbox')
  const inbox = await openInbox(folder, Date.now, (damage) => log.error('inbox_damaged', damage))
  const secret = await secretOf(config, folder)
  const used = limits.usedOnce()
  const tokens = createTokens(secret, Date.now, used)
  const lists = await readWordLists(join(config.dataDir, 'spam'))
  const spamCheck = createSpamCheck({
    tokens,
    proofs: createProofs({ secret, used }),
    lists,
    limits,
  })
  const isSecure = config.origin.startsWith('https:')
  const thanks = createThanks(tokens, isSecure)
  const confirmed = createThanks(tokens, isSecure, 'confirmed')
  const courier = sendCourier(needs, inbox)
  if (!courier) log.warn('courier_without_key', inbox.state())
  const facts = createFormFacts(content)
  const parts: FormParts = {
    acceptSubmission: createAcceptSubmission({
      inbox,
      spamCheck,
      log,
      facts,
      secret,
      onAccepted: () => courier?.wake(),
      scanFiles: createScanFiles({ command: config.scanCommand, log }),
    }),
    tokens,
    incoming: inbox.incoming,
    origin: config.origin,
    visitorOf: (request) => ({
      ...visitors.visitorOf(request),
      allowsAds: allowsAds(request.headers, config),
    }),
    flood: limits.flood('formsAndUploads'),
  }
  const stopForgetting = startForgetting(inbox, log)

  return {
    api: { get: serveFormTokens(tokens), post: serveForms(parts) },
    ofPages: servePageForms({
      ...parts,
      pages,
      policy,
      personalise,
      thanks,
      hasThanks: facts.hasThanks,
    }),
    thanks,
    confirmed,
    erasing: inbox.erasing,
    state() {
      const state = inbox.state()
      if (!state.isWritable) void inbox.probe()
      return state
    },
    stopCarrying: async () => courier?.stop(carriedWithinMs),
    async stop() {
      stopForgetting()
      await courier?.stop()
      inbox.close()
    },
  }
}

/** At once, and once an hour. */
function startForgetting(inbox: Inbox, log: Log): () => void {
  const forget = () =>
    inbox.forgetOld().then(
      (count) => count > 0 && log.info('inbox_forgot', { count }),
      (error) => log.error('inbox_not_forgotten', { reason: reasonOf(error) }),
    )
  const housekeeping = setInterval(forget, anHour)
  housekeeping.unref()
  void forget()
  return () => clearInterval(housekeeping)
}

/** Nobody is sent without a key. */
function sendCourier({ config, log }: Parts, inbox: Inbox): Courier | undefined {
  const { apiBase, serviceKey, dataDir } = config
  if (!serviceKey) return undefined
  const turn = openTurn(join(dataDir, 'lock-courier.sqlite'))
  return startCourier({ inbox, log, turn, deliver: createDeliver(apiBase, serviceKey) })
}

/** The same in every process that knows the service key; without one, kept beside the inbox. */
async function secretOf({ serviceKey }: Config, folder: string): Promise<Buffer> {
  if (serviceKey) return createHmac('sha256', serviceKey).update('site forms').digest()
  const file = join(folder, 'secret')
  const kept = await readFile(file).catch(() => undefined)
  if (kept?.length === 32) return kept
  const made = randomBytes(32)
  await writeWhole(file, made, { isSynced: true, mode: 0o600 })
  return made
}
