import type { TransactionContext } from '@gaashaan/desk/collections/imports/import-records'
import type { Payload } from 'payload'

/** Does work in a transaction, which is rolled back when it throws. */
export async function inTransaction<T>(
  payload: Payload,
  work: (request: () => TransactionContext) => Promise<T>,
): Promise<T> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('the database began no transaction')
  try {
    // A new request each time: Payload stores an upload in it.
    const result = await work(() => ({ transactionID }))
    await payload.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}
