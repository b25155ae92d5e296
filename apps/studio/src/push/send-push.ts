/** Sends the notices that are due: sealed for their device alone, and saying nothing but a number. */
import type { BasePayload } from 'payload'
import webPush from 'web-push'
import { readEnv } from '../platform/env.ts'
import { mostAttempts } from '../platform/queue/retry-schedule.ts'
import { postponed, workOff } from '../platform/queue/work-queue.ts'
import { type Outcome, postBody } from '../webhooks/post.ts'
import { type ClaimedPush, claimPush, forgetDevice, settlePush } from './claim-push.ts'
import { readPushKeys } from './keys.ts'
import { pushWords } from './words.ts'

const atOnce = 4
/** A day: later it is no news. */
const ttlSeconds = 86_400
const patienceMs = 10_000

export type Pushing = { payload: BasePayload; now: () => Date }

/** @returns how many were tried. */
export const sendDuePushes = ({ payload, now }: Pushing): Promise<number> =>
  workOff(
    atOnce,
    () => claimPush(payload, now()),
    async (push) => {
      const outcome: Outcome =
        push.attempts > mostAttempts ? { ok: false, reason: 'process_ended' } : await post(push)
      if (outcome.ok) return settlePush(payload, push, { state: 'sent' })
      // 404 and 410 say that nobody is there any more (RFC 8030, 7.3).
      if (/^http_(?:404|410)$/.test(outcome.reason)) return forgetDevice(payload, push.deviceId)
      payload.logger.warn({ id: push.id, reason: outcome.reason, msg: 'A notice was not sent.' })
      return settlePush(payload, push, postponed(push.attempts, outcome.reason, now()))
    },
  )

async function post(push: ClaimedPush): Promise<Outcome> {
  try {
    const { endpoint, p256dh, auth } = push
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(noticeOf(push)),
      {
        vapidDetails: { subject: subject(), ...readPushKeys() },
        TTL: ttlSeconds,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
      },
    )
    return await postBody(endpoint, body ?? '', asText(headers), patienceMs)
  } catch {
    // Keys of a browser that no curve knows.
    return { ok: false, reason: 'subscription_invalid' }
  }
}

/** What the device shows. */
export const noticeOf = ({
  language,
  number,
  leadId,
}: Pick<ClaimedPush, 'language' | 'number' | 'leadId'>) => ({
  title: pushWords.notice[language],
  body: number ? `\u2066#${number}\u2069` : '',
  lang: language,
  dir: { ar: 'rtl', en: 'ltr' }[language],
  url: `/admin/collections/leads/${leadId}`,
})

/** Whom a push service may turn to. */
function subject(): string {
  const { siteOrigin } = readEnv()
  return siteOrigin.startsWith('https:') ? siteOrigin : 'mailto:studio@localhost'
}

const asText = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
