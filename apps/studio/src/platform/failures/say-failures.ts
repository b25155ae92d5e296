/**
 * Failures that are nobody's mistake, as whoever they meet is told: Payload says “Something went wrong.” in English,
 * whatever happened. The log knows an unexpected one by the number that the person was given.
 */
import { randomBytes } from 'node:crypto'
import type { Config } from 'payload'
import { readEnv } from '../env.ts'
import { sayTo } from '../i18n/say-to.ts'
import { isOfWhoWentAway } from '../server/who-went-away.ts'
import { type Failure, failureOf, hasRoom } from './kinds.ts'
import { failureWords } from './words.ts'

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number]

/** 507 is “Insufficient Storage”. */
const statuses: Record<Failure, number> = {
  full: 507,
  away: 503,
  bucket: 503,
  collided: 503,
  unexpected: 500,
}

/** Told beside a failure that doing the same again may mend. */
export const collidedHeader = 'x-collided'

export const sayFailures: AfterError = async ({ error, req }) => {
  const failure = await failureAmong(error)
  if (!failure) return undefined
  const reference = randomBytes(4).toString('hex')
  const path = req.url ? new URL(req.url).pathname : undefined
  req.payload.logger.error({ msg: 'failure told', failure, reference, method: req.method, path })
  if (failure === 'collided') {
    req.responseHeaders ??= new Headers()
    req.responseHeaders.set(collidedHeader, '1')
  }
  const message = sayTo(req, failureWords[failure](reference))
  return { response: { errors: [{ message }] }, status: statuses[failure] }
}

type Thrown = Error & { status?: number; isPublic?: boolean }

/** Nothing where nobody waits any more, or the error's own words are passed on: they say what is wrong with what was sent. */
async function failureAmong(error: Thrown): Promise<Failure | undefined> {
  if (isOfWhoWentAway(error)) return undefined
  const { dataDir } = readEnv()
  // A picture that could not be written is said to be the picture's fault.
  if (error.name === 'FileUploadError') return (await hasRoom(dataDir)) ? undefined : 'full'
  const isSaid = error.isPublic ?? (error.status ?? 500) !== 500
  return isSaid ? undefined : failureOf(error, dataDir)
}
