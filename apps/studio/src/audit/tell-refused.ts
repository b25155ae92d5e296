/**
 * Whoever is signed in and is refused something leaves a line in the log: who, what they asked for and
 * when; never what they sent. It is the log and no row: nobody fills a table by knocking.
 */
import type { Config, PayloadRequest } from 'payload'

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number]

export const tellRefused: AfterError = ({ error, req }) => {
  if (!('status' in error) || error.status !== 403 || !req.user) return
  req.payload.logger.warn({ msg: 'refused', who: req.user.id, ...askedFor(req) })
}

/** Without its query, which may hold words. */
function askedFor({ method, url }: PayloadRequest) {
  return { method, path: url ? new URL(url).pathname : undefined }
}
