import type { InTransaction } from '@gaashaan/desk/collections/imports/import-records'
import type { Payload } from 'payload'

/** Does work whole or not at all: what stops in its middle leaves nothing. */
export async function inTransaction<T>(
  payload: Payload,
  work: (request: () => InTransaction) => Promise<T>,
): Promise<T> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('the database began no transaction')
  try {
    // A new request each time: Payload keeps an upload in it.
    const result = await work(() => ({ transactionID }))
    await payload.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}
