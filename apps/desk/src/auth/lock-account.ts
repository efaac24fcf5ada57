import type {
  CollectionAfterLogoutHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { updateAtomically } from './update-atomically.ts'

/**
 * Locks an account until the transaction of `req` ends, by an update that changes nothing. Payload reads
 * the whole account and writes it back: of two that do so at once, the later would undo the earlier, also
 * the end of a session. SQLite runs one transaction at a time anyway.
 */
export async function lockAccount(req: PayloadRequest, account: number | string): Promise<void> {
  const where = { id: { equals: account } }
  await updateAtomically(req.payload, 'users', where, { loginAttempts: { $inc: 0 } }, req)
}

/** Locks an account before it is read, to be changed or to extend one of its sessions. */
export const lockToUpdate: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id } = args as { id?: number | string }
  const account = operation === 'refresh' ? req.user?.id : id
  const isUpdate = operation === 'refresh' || operation === 'update'
  if (isUpdate && account !== undefined && req.transactionID) await lockAccount(req, account)
  return args
}

/** The same before one of its sessions is ended; Payload calls this hook first. */
export const lockToSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockAccount(req, req.user.id)
}
