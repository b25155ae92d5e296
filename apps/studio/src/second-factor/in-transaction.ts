import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** What a piece of work wrote is there whole, or not at all. */
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
