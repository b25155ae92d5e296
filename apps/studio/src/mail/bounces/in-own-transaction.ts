import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

/** Runs work in a transaction of its own, in nobody's name. Killed in the middle, it was never begun. */
export async function inOwnTransaction<Value>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Value>,
): Promise<Value> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const value = await work(req)
    await commitTransaction(req)
    return value
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
