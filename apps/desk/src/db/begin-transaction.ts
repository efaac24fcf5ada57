import { randomUUID } from 'node:crypto'

/** The part of Payload's adapters that a transaction needs; it is the same for both databases. */
export interface TransactionAdapter {
  readonly drizzle: {
    transaction(work: (transaction: unknown) => Promise<void>, options?: unknown): Promise<void>
  }
  readonly initializing: Promise<void>
  readonly sessions: Record<
    string,
    { db: unknown; resolve: () => Promise<void>; reject: () => Promise<void> }
  >
  readonly transactionOptions?: unknown
}

/**
 * Begins a transaction as Payload's adapter does, with one difference: a COMMIT that fails rejects. Payload
 * itself ignores the error, so that a document which the database refused to store (its disk was full, the
 * connection broke) would be reported as saved.
 */
export async function beginTransaction(
  this: TransactionAdapter,
  options?: unknown,
): Promise<string> {
  await this.initializing
  const id = randomUUID()
  const { promise: end, resolve, reject } = Promise.withResolvers<void>()
  const begin = Promise.withResolvers<unknown>()
  const completion = this.drizzle.transaction(async (transaction) => {
    begin.resolve(transaction)
    await end
  }, options || this.transactionOptions)
  completion.catch(begin.reject)
  const db = await begin.promise
  let isCommitting = false
  this.sessions[id] = {
    db,
    resolve: () => {
      isCommitting = true
      resolve()
      return completion
    },
    reject: () => {
      reject(new Error('rolled back'))
      // Payload also calls this after a failed commit, whose error must reach the caller.
      return isCommitting ? completion : completion.catch(() => undefined)
    },
  }
  return id
}
