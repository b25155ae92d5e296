import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'

/** A request of the studio's own, in the name of whoever looks; in nobody's where none is given. */
export const localRequest = (payload: Payload, user?: TypedUser | null): Promise<PayloadRequest> =>
  createLocalReq(user ? { user } : {}, payload)
