/**
 * One act upon several documents. Whoever has something to say of each of them may say it once, when all is done:
 * forty leads that are given to a colleague are one mail.
 */
import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'

type Ending = (req: PayloadRequest) => Promise<void>

export class OneAct {
  readonly #endings: Ending[] = []

  /** @param ending runs once, in the transaction in which the act ends. */
  atEnd(ending: Ending): void {
    this.#endings.push(ending)
  }

  async end(req: PayloadRequest): Promise<void> {
    for (const ending of this.#endings.splice(0)) await ending(req)
  }
}

/** The act that a request is part of; none where one document is changed. */
export function actOf({ context }: PayloadRequest): OneAct | undefined {
  return context.oneAct instanceof OneAct ? context.oneAct : undefined
}

/** Makes what the request does part of an act. */
export function takePart(req: PayloadRequest, act: OneAct): void {
  req.context.oneAct = act
}

/** Payload's own change of all that a question finds: the list's, and that of whoever hands over. */
export const beginAct: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  // Of one document, by its id, `where` may stand there and say nothing.
  if (operation === 'update' && 'where' in args && args.where && !actOf(req))
    takePart(req, new OneAct())
}

export const endAct: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation !== 'update') return result
  const act = actOf(req)
  // What the request does next is an act of its own.
  delete req.context.oneAct
  await act?.end(req)
  return result
}
