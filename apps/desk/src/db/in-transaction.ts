import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Runs work in a transaction, or in the one of `req`; every query of the work must get this `req`. */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const isOwner = await initTransaction(req)
  try {
    const result = await work()
    if (isOwner) await commitTransaction(req)
    return result
  } catch (error) {
    if (isOwner) await killTransaction(req)
    throw error
  }
}
