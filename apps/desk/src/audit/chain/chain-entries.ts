import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Audit } from '../../payload-types.ts'
import { auditKeys, isSealed } from './audit-keys.ts'
import { lastPlace, lockHead, readPlaces, signEnd, signedEnd } from './chain-head.ts'
import { addPlaces, unchainedIds } from './chain-tables.ts'
import { type Place, placeHash } from './entry-hash.ts'

/** Entries that are chained in one transaction. */
const BATCH_SIZE = 500

/** On PostgreSQL an entry can be committed after one of a higher id: so many ids are looked at again. */
const LATE_IDS = 1000

/** After this all ids are looked at again, for a transaction that was open for long. */
const FULL_LOOK_MS = 60 * 60 * 1000

/** Where to begin to look, and the entries that were refused, by desk. */
interface Looked {
  from: number
  fullLookAt: number
  readonly refused: Set<number>
}

const looked = new WeakMap<Payload, Looked>()

/** Where to begin to look for entries that are not chained. */
function lookedAt(desk: Payload): Looked {
  const last = looked.get(desk)
  const isDue = !last || Date.now() > last.fullLookAt + FULL_LOOK_MS
  const now = isDue
    ? { from: 0, fullLookAt: Date.now(), refused: last?.refused ?? new Set<number>() }
    : last
  looked.set(desk, now)
  return now
}

/** Entries by their ids, in their order; without those that are gone. */
export async function readEntries(
  desk: Payload,
  ids: readonly number[],
  req?: PayloadRequest,
): Promise<Audit[]> {
  if (ids.length === 0) return []
  const { docs } = await desk.db.find<Audit>({
    collection: 'audit',
    where: { id: { in: [...ids] } },
    sort: 'id',
    limit: ids.length,
    pagination: false,
    ...(req && { req }),
  })
  return docs
}

/** Chains the entries of a batch that are accepted and signs the new end; returns their number. */
async function chainBatch(
  req: PayloadRequest,
  ids: readonly number[],
  isAccepted: (entry: Audit) => boolean,
): Promise<number> {
  return inTransaction(req, async () => {
    const head = await lockHead(req)
    const before = await signedEnd(req, head)
    // Another desk may have chained some of them meanwhile.
    const left = new Set(await unchainedIds(req.payload, (ids[0] ?? 1) - 1, BATCH_SIZE, req))
    const entries = await readEntries(
      req.payload,
      ids.filter((id) => left.has(id)),
      req,
    )
    const at = new Date().toISOString()
    const places: Place[] = []
    for (const entry of entries.filter(isAccepted)) {
      const index = before.size + places.length
      const hash = placeHash(places.at(-1)?.hash ?? before.hash, { index, at }, entry)
      places.push({ index, entry: entry.id, at, hash })
    }
    const last = places.at(-1)
    if (!last) return 0
    await addPlaces(req, places)
    await signEnd(req, last.index + 1, last.hash)
    return places.length
  })
}

/** Chains all accepted entries from an id on; returns their number, and the last id. */
async function chainFrom(desk: Payload, from: number, isAccepted: (entry: Audit) => boolean) {
  let last = from
  let count = 0
  for (;;) {
    const ids = await unchainedIds(desk, last, BATCH_SIZE)
    if (ids.length > 0) {
      count += await chainBatch(await createLocalReq({}, desk), ids, isAccepted)
      last = ids.at(-1) ?? last
    }
    if (ids.length < BATCH_SIZE) return { count, last }
  }
}

/**
 * Chains the entries that the desk has written since, each in the transaction of its event, and signs the
 * new end. Entries without the desk's seal stay outside: `npm run audit:verify` names them. Returns how
 * many were chained; throws `UntrustedNote` where the chain is not the one that was signed.
 */
export async function chainEntries(desk: Payload): Promise<number> {
  const state = lookedAt(desk)
  const keys = auditKeys(desk)
  const isOfDesk = (entry: Audit) => {
    const isRight = isSealed(keys, entry, entry.seal ?? '')
    if (!isRight && !state.refused.has(entry.id)) {
      state.refused.add(entry.id)
      desk.logger.error(`The entry ${entry.id} of the audit was not written by this desk`)
    }
    return isRight
  }
  const { count, last } = await chainFrom(desk, state.from, isOfDesk)
  state.from = Math.max(state.from, last - LATE_IDS)
  return count
}

/** Chains every entry as it stands now, also those that have no seal; returns their number. */
export const chainAll = async (desk: Payload): Promise<number> =>
  (await chainFrom(desk, 0, () => true)).count

/** Signs the chain again as it stands, with the keys as they are now; returns its size. */
export async function resignChain(desk: Payload): Promise<number> {
  const req = await createLocalReq({}, desk)
  return inTransaction(req, async () => {
    await lockHead(req)
    const last = await lastPlace(req)
    if (!last) return 0
    await signEnd(req, last.index + 1, last.hash)
    return last.index + 1
  })
}

/** Begins the chain of a desk with the entries that were there before it, on the first start with a chain. */
export async function beginChain(desk: Payload): Promise<void> {
  auditKeys(desk)
  const req = await createLocalReq({}, desk)
  // Makes the head, which two desks must not make at the same time.
  const { checkpoint } = await inTransaction(req, () => lockHead(req))
  if (checkpoint !== '' || (await readPlaces(desk, 0, 1)).length > 0) return
  const count = await chainAll(desk)
  if (count > 0) desk.logger.info(`The audit’s chain begins with ${count} entries`)
}
