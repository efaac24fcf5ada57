import { randomUUID } from 'node:crypto'

type Run = (work: (transaction: unknown) => Promise<void>, options?: unknown) => Promise<void>

/** What a transaction needs of Payload's adapters, which are alike in this. */
export interface Transacting {
  readonly drizzle: { readonly transaction: Run }
  readonly initializing: Promise<void>
  readonly sessions: Record<
    string,
    { db: unknown; resolve: () => Promise<void>; reject: () => Promise<void> }
  >
  readonly transactionOptions?: unknown
}

/**
 * Begins a transaction as Payload's adapter does, with one difference: a COMMIT that fails is an
 * error to whoever commits. Payload's own takes it for success, so that what the database refused
 * to keep (its disk was full, its connection broke) would be answered as stored.
 */
export async function beginTransaction(this: Transacting, options?: unknown): Promise<string> {
  await this.initializing
  const id = randomUUID()
  const { promise: end, resolve, reject } = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<unknown>()
  const done = this.drizzle.transaction(async (transaction) => {
    begun.resolve(transaction)
    await end
  }, options || this.transactionOptions)
  done.catch(begun.reject)
  const db = await begun.promise
  let isCommitting = false
  this.sessions[id] = {
    db,
    resolve: () => {
      isCommitting = true
      resolve()
      return done
    },
    reject: () => {
      reject(new Error('rolled back'))
      // Payload calls this too when a commit has failed, which must stay a failure.
      return isCommitting ? done : done.catch(() => undefined)
    },
  }
  return id
}
