import { createClientLimit } from '@gaashaan/http/rate-limiter'
import { trackPending } from '@gaashaan/runtime/stopping'
import type { CollectionAfterDeleteHook, Payload, Where } from 'payload'
import { findSessions } from '../sign-in/sessions.ts'
import { updateAtomically } from '../update-atomically.ts'
import { deviceLabel } from './device-label.ts'

/** A use is written down this long after the one before; the list of sessions is as exact. */
const USE_INTERVAL_MS = 5 * 60 * 1000

const collection = 'session-uses'

const limits = new WeakMap<Payload, ReturnType<typeof createClientLimit>>()

/** Whether the use of a session is to be written down now. Each desk counts by itself. */
function isDue(payload: Payload, session: string): boolean {
  const limit = limits.get(payload) ?? createClientLimit(1, USE_INTERVAL_MS)
  limits.set(payload, limit)
  return limit.allows(session)
}

/** Deletes what is known of sessions that have ended, or that a renewal gave another id. */
async function deleteStale(payload: Payload, account: number): Promise<void> {
  const ids = (await findSessions(payload, account)).map(({ id }) => id)
  const where: Where = {
    and: [{ account: { equals: account } }, { session: { not_in: ids } }],
  }
  await payload.db.deleteMany({ collection, where })
}

async function write(payload: Payload, use: { session: string; account: number; device: string }) {
  const where = { session: { equals: use.session } }
  const data = { ...use, usedAt: new Date().toISOString() }
  try {
    if ((await updateAtomically(payload, collection, where, data)) !== null) return
    await payload.db.create({ collection, data })
    await deleteStale(payload, use.account)
  } catch (err) {
    payload.logger.error({ err, msg: 'The use of a session could not be written down' })
  }
}

/** Writes down that a session is used, in the background and at most every five minutes. */
export function recordUse(payload: Payload, account: number, session: string, headers: Headers) {
  if (!isDue(payload, session)) return
  const device = deviceLabel(headers.get('user-agent'))
  void trackPending(write(payload, { session, account, device }))
}

/** Deletes what is known of the sessions of a deleted account. */
export const deleteSessionUses: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection, where: { account: { equals: Number(id) } }, req })
}
