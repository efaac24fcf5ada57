import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { getLatestCollectionVersion } from 'payload'
import type { Leader } from '../../payload-types.ts'
import type { CheckCode } from '../../publish-checks/checks.ts'
import { leaderFindings, roleLabel } from '../../publish-checks/leader-findings.ts'
import { refuseOpenFindings } from '../../publish-checks/open-findings.ts'
import { getWriteContext } from '../../publish-checks/write-context.ts'
import { heldRole, noonOfDay, otherHolders } from './term.ts'

/** Key of the advisory lock; no other part of the desk uses it. */
const LOCK_KEY = 3_340_052

/** Checks that apply to programs too, since two leaders would hold one role. */
const CHECKS_FOR_ALL: readonly CheckCode[] = ['role_held', 'role_one_by_one']

interface LockingDatabase {
  readonly name: string
  readonly sessions?: Readonly<Record<string, { readonly db: unknown }>>
  execute(statement: { db: unknown; raw: string }): Promise<unknown>
}

/**
 * Locks the saving of holders until the transaction ends, since two saves that look for a holder at
 * the same time would both find none. SQLite runs one transaction at a time anyway.
 */
async function lockHolders(req: PayloadRequest): Promise<void> {
  const database = req.payload.db as unknown as LockingDatabase
  if (database.name !== 'postgres') return
  const session = database.sessions?.[String(await req.transactionID)]
  if (!session) throw new Error('A holder of a role is saved in a transaction')
  await database.execute({ db: session.db, raw: `SELECT pg_advisory_xact_lock(${LOCK_KEY})` })
}

/** The stored leader, whether published or a draft; `null` for a new one. */
async function storedLeader(req: PayloadRequest, id: number | undefined): Promise<Leader | null> {
  if (id === undefined) return null
  const where = { id: { equals: id } }
  return req.payload.db.findOne<Leader>({ collection: 'leaders', where, req })
}

/**
 * Checks a leader before it is published or unpublished. A person must confirm what is found. A
 * program cannot confirm, and is refused a second holder of a role.
 */
export const enforceOneHolder: CollectionBeforeChangeHook = async ({
  context,
  data,
  originalDoc,
  req,
}) => {
  const { confirmed, isBulk, isByPerson, isDraft } = getWriteContext(context)
  if (isDraft) return data
  await lockHolders(req)
  const id = originalDoc?.id as number | undefined
  const before = await storedLeader(req, id)
  const after = { ...data, id } as Partial<Leader>
  const findings = await leaderFindings(req, { before, after, isBulk })
  const enforced = isByPerson
    ? findings
    : findings.filter(({ code }) => CHECKS_FOR_ALL.includes(code))
  refuseOpenFindings(req, enforced, confirmed)
  const isNewHolder = heldRole(after) && heldRole(after) !== heldRole(before)
  return isNewHolder && !data.heldFrom ? { ...data, heldFrom: noonOfDay(new Date()) } : data
}

function documentData({ id: _, createdAt: __, updatedAt: ___, ...data }: Leader) {
  return data
}

/** Ends a holder's term in the published document, and in a newer draft. */
async function endTerm(req: PayloadRequest, former: Leader, successor: Leader): Promise<void> {
  const { id } = former
  const { payload } = req
  const today = noonOfDay(new Date())
  const from = former.heldFrom ?? ''
  // The day on which the successor started, unless it is before the holder started.
  const next = successor.heldFrom ?? today
  const heldUntil = next < from ? today : next
  const { config } = payload.collections.leaders
  const query = { collection: 'leaders' as const, where: { id: { equals: id } }, req }
  const newest = (await getLatestCollectionVersion({ id, config, payload, query, req })) as Leader
  const update = { collection: 'leaders', id, depth: 0, overrideAccess: true, req } as const
  // Payload merges the data into the newest version, so all published data is given here.
  await payload.update({
    ...update,
    data: { ...documentData(former), heldUntil, _status: 'published' },
  })
  if (newest?._status === 'draft') {
    await payload.update({
      ...update,
      draft: true,
      data: { ...documentData(newest), heldUntil, _status: 'draft' },
    })
  }
}

/** Ends the former holder's term, in the same transaction. */
export const endFormerTerms: CollectionAfterChangeHook = async ({ context, doc, req }) => {
  const role = heldRole(doc)
  if (!role || getWriteContext(context).isDraft) return
  for (const former of await otherHolders(req, role, doc.id)) await endTerm(req, former, doc)
}

/** Refuses to delete a holder: the role's page would become empty without a confirmation. */
export const refuseDeletingHolder: CollectionBeforeDeleteHook = async ({ context, id, req }) => {
  if (!getWriteContext(context).isByPerson) return
  const leader = await storedLeader(req, Number(id))
  const role = heldRole(leader)
  if (!role) return
  const values = { who: leader?.heading ?? '', role: roleLabel(role) }
  refuseOpenFindings(req, [{ code: 'holder_deleted', values }], [])
}
