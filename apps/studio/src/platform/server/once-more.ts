/**
 * What collided with somebody else's save is done once more, before anybody is asked to: the database undid all of it,
 * and the other save is through by then.
 */
import { mostTries, untilApart } from '../failures/after-collision.ts'
import { collidedHeader } from '../failures/say-failures.ts'

type Answer<Context> = (request: Request, context: Context) => Promise<Response>

/** Whatever brings files is not sent twice: they may be written by then. */
const isRepeatable = ({ headers }: Request) =>
  headers.get('content-type')?.startsWith('application/json') === true

export const onceMore =
  <Context>(answer: Answer<Context>): Answer<Context> =>
  async (request, context) => {
    const tries = isRepeatable(request) ? mostTries : 1
    for (let tried = 1; ; tried += 1) {
      const isLast = tried === tries
      const given = await answer(isLast ? request : request.clone(), context)
      if (isLast || !given.headers.has(collidedHeader)) return given
      await untilApart()
    }
  }
