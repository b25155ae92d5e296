/** `POST /api/alarms/test`: a test to every channel, at once and without another try. */
import { randomUUID } from 'node:crypto'
import type { Endpoint, PayloadHandler } from 'payload'
import { behind } from '../platform/access/may.ts'
import { say } from '../platform/i18n/say.ts'
import { sayTo } from '../platform/i18n/say-to.ts'
import { sendTest } from './send-test.ts'

const test: PayloadHandler = async (req) => {
  const results = await sendTest(req, randomUUID())
  if (results.length === 0) return problem(sayTo(req, noChannel), 409)
  const failed = results.filter(({ error }) => error)
  if (failed.length === 0) return Response.json({ sent: results.length })
  const reasons = failed.map(({ name, error }) => `\u2068${name}\u2069: \u2066${error}\u2069`)
  return problem(`${sayTo(req, notTaken)} ${reasons.join(' · ')}`, 502)
}

const problem = (message: string, status: number) =>
  Response.json({ errors: [{ message }] }, { status })

const noChannel = say(
  'لا قناة للإنذار بعد. أضف إشعارًا آليًّا يسمع الإنذارات.',
  'There is no alarm channel yet. Add a webhook that hears alarms.',
)
const notTaken = say('لم تصل رسالة التجربة.', 'The test did not arrive.')

export const alarmEndpoints: Endpoint[] = [
  { path: '/test', method: 'post', handler: behind('testAlarms', test) },
]
