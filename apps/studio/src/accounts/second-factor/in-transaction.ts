import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Runs work in the request's transaction, or in one of its own. */
export async function inTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const isOwn = await initTransaction(req)
  try {
    const result = await work()
    if (isOwn) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
