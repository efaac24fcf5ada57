import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Does all of a piece of work in the database, or nothing: everything in it must be given `req`. */
export async function inOneTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const isOurs = await initTransaction(req)
  try {
    const result = await work()
    if (isOurs) await commitTransaction(req)
    return result
  } catch (error) {
    if (isOurs) await killTransaction(req)
    throw error
  }
}
