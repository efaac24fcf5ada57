import type { Payload } from 'payload'
import { recordAuditEvent } from '../record-audit-event.ts'
import { chainAll, chainEntries, resignChain } from './chain-entries.ts'

/**
 * Signs the chain as it stands, chains every entry that is not in it, and records that in the audit.
 * Returns the size of the chain before, and the number of entries that were added.
 */
export async function signAudit(desk: Payload): Promise<{ size: number; added: number }> {
  const size = await resignChain(desk)
  const added = await chainAll(desk)
  const event = { action: 'audit.signed', collection: 'audit', change: { size, added } }
  await recordAuditEvent(desk, event)
  await chainEntries(desk)
  return { size, added }
}
