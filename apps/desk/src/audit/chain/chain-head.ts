import {
  type Checkpoint,
  openCheckpoint,
  signCheckpoint,
} from '@gaashaan/transparency-log/checkpoint'
import { UntrustedNote } from '@gaashaan/transparency-log/signed-note'
import type { NoteVerifier } from '@gaashaan/transparency-log/signing-key'
import type { Payload, PayloadRequest } from 'payload'
import type { AuditHead } from '../../payload-types.ts'
import { AUDIT_ORIGIN, auditKeys } from './audit-keys.ts'
import { FIRST_HASH, type Place } from './entry-hash.ts'

/** The end of the chain as it was signed, and what was shipped of it. */
export type Head = Pick<AuditHead, 'inFile' | 'inSyslog'> & { readonly checkpoint: string }

export async function readHead(desk: Payload, req?: PayloadRequest): Promise<Head> {
  const query = { slug: 'audit-head', ...(req && { req }) } as const
  const { checkpoint, inFile, inSyslog } = await desk.db.findGlobal<Partial<AuditHead>>(query)
  return { checkpoint: checkpoint ?? '', inFile: inFile ?? 0, inSyslog: inSyslog ?? 0 }
}

/** Locks the head until the transaction ends: desks that chain at the same time wait for each other. */
export async function lockHead(req: PayloadRequest): Promise<Head> {
  const { payload: desk } = req
  await desk.db.updateGlobal({ slug: 'audit-head', data: {}, req, returning: false })
  return readHead(desk, req)
}

/** The places of the chain from one on, in order. */
export async function readPlaces(
  desk: Payload,
  from: number,
  limit: number,
  req?: PayloadRequest,
): Promise<Place[]> {
  const { docs } = await desk.db.find<Place & { id: number }>({
    collection: 'audit-chain',
    where: { index: { greater_than_equal: from } },
    sort: 'index',
    limit,
    pagination: false,
    ...(req && { req }),
  })
  return docs.map(({ index, entry, at, hash }) => ({ index, entry, at, hash }))
}

/** The size and the last hash in a checkpoint of the audit. Throws `UntrustedNote` where no key has signed it. */
export const openHead = (note: string, verifiers: readonly NoteVerifier[]): Checkpoint =>
  openCheckpoint(note, AUDIT_ORIGIN, verifiers)

/** The last place of the chain; `undefined` in an empty one. */
export async function lastPlace(req: PayloadRequest): Promise<Place | undefined> {
  const { docs } = await req.payload.db.find<Place>({
    collection: 'audit-chain',
    sort: '-index',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]
}

/** The largest chain that this process has signed, by desk. */
const signedSizes = new WeakMap<Payload, number>()

/**
 * The last place of the chain, which the head's signature vouches for: a desk must not sign what somebody
 * has written in place of its chain. Throws `UntrustedNote` where the chain is another one.
 */
export async function signedEnd(req: PayloadRequest, { checkpoint }: Head) {
  const { payload: desk } = req
  const last = await lastPlace(req)
  if (checkpoint === '' && !last && !signedSizes.has(desk)) return { size: 0, hash: FIRST_HASH }
  const verifiers = auditKeys(desk).signers.map(({ verifier }) => verifier)
  const { size, root } = openHead(checkpoint, verifiers)
  const hash = Buffer.from(root).toString('hex')
  const isSame = last?.hash === hash && last.index === size - 1
  if (!isSame || size < (signedSizes.get(desk) ?? 0)) {
    throw new UntrustedNote('the chain does not end as it was signed')
  }
  return { size, hash }
}

/** Signs the end of the chain, in the request's transaction. */
export async function signEnd(req: PayloadRequest, size: number, hash: string): Promise<void> {
  const { payload: desk } = req
  const root = Buffer.from(hash, 'hex')
  const { signers } = auditKeys(desk)
  const checkpoint = signCheckpoint({ origin: AUDIT_ORIGIN, size, root }, signers)
  await desk.db.updateGlobal({ slug: 'audit-head', data: { checkpoint }, req, returning: false })
  signedSizes.set(desk, size)
}
