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
import { settle } from '../../publish-checks/open-findings.ts'
import { writeContextOf } from '../../publish-checks/write-context.ts'
import { dayOf, heldRole, otherHolders } from './term.ts'

/** Any number that no other part of the desk takes for its own. */
const LOCK = 3_340_052

/** What programs are held to as well: nobody is there to answer, and two would hold one role. */
const OF_ALL: readonly CheckCode[] = ['role_held', 'role_one_by_one']

interface LockingDatabase {
  readonly name: string
  readonly sessions?: Readonly<Record<string, { readonly db: unknown }>>
  execute(statement: { db: unknown; raw: string }): Promise<unknown>
}

/**
 * Lets one save of a holder be under way at a time, until its transaction ends: two that look for
 * holders at once would both find none. SQLite's transactions come one after the other by themselves.
 */
async function waitForOthers(req: PayloadRequest): Promise<void> {
  const database = req.payload.db as unknown as LockingDatabase
  if (database.name !== 'postgres') return
  const session = database.sessions?.[String(await req.transactionID)]
  if (!session) throw new Error('A holder of a role is saved in a transaction')
  await database.execute({ db: session.db, raw: `SELECT pg_advisory_xact_lock(${LOCK})` })
}

async function publicRow(req: PayloadRequest, id: number | undefined): Promise<Leader | null> {
  if (id === undefined) return null
  return req.payload.db.findOne<Leader>({
    collection: 'leaders',
    where: { id: { equals: id } },
    req,
  })
}

/**
 * Looks at a leader before readers get it, or lose it: a person is asked, and a program, which cannot
 * answer, never makes a second holder of a role.
 */
export const keepOneHolder: CollectionBeforeChangeHook = async ({
  context,
  data,
  originalDoc,
  req,
}) => {
  const write = writeContextOf(context)
  if (write.isDraft) return data
  await waitForOthers(req)
  const id = originalDoc?.id as number | undefined
  const before = await publicRow(req, id)
  const after = { ...data, id } as Partial<Leader>
  const findings = await leaderFindings(req, { before, after, isBulk: write.isBulk })
  const asked = write.isByPerson ? findings : findings.filter(({ code }) => OF_ALL.includes(code))
  settle(req, asked, write.confirmed)
  const isNewHolder = heldRole(after) && heldRole(after) !== heldRole(before)
  return isNewHolder && !data.heldFrom ? { ...data, heldFrom: dayOf(new Date()) } : data
}

function written({ id: _, createdAt: __, updatedAt: ___, ...data }: Leader) {
  return data
}

/** Ends a holder's term in what readers have, and in a draft on top of it. */
async function endTerm(req: PayloadRequest, former: Leader, successor: Leader): Promise<void> {
  const { id } = former
  const { payload } = req
  const today = dayOf(new Date())
  const from = former.heldFrom ?? ''
  // The day on which the next one came, where the dates that were given allow it.
  const next = successor.heldFrom ?? today
  const heldUntil = next < from ? today : next
  const { config } = payload.collections.leaders
  const query = { collection: 'leaders' as const, where: { id: { equals: id } }, req }
  const newest = (await getLatestCollectionVersion({ id, config, payload, query, req })) as Leader
  const update = { collection: 'leaders', id, depth: 0, overrideAccess: true, req } as const
  // Payload builds upon the newest version: all that readers have is said, a draft's changes are not.
  await payload.update({ ...update, data: { ...written(former), heldUntil, _status: 'published' } })
  if (newest?._status === 'draft') {
    await payload.update({
      ...update,
      draft: true,
      data: { ...written(newest), heldUntil, _status: 'draft' },
    })
  }
}

/** Ends the former holder's term in the same transaction. */
export const endFormerTerms: CollectionAfterChangeHook = async ({ context, doc, req }) => {
  const role = heldRole(doc)
  if (!role || writeContextOf(context).isDraft) return
  for (const former of await otherHolders(req, role, doc.id)) await endTerm(req, former, doc)
}

/** A holder is not deleted away: the role's page would be empty without anybody having been asked. */
export const keepHolder: CollectionBeforeDeleteHook = async ({ context, id, req }) => {
  if (!writeContextOf(context).isByPerson) return
  const leader = await publicRow(req, Number(id))
  const role = heldRole(leader)
  if (!role) return
  const values = { who: leader?.heading ?? '', role: roleLabel(role) }
  settle(req, [{ code: 'holder_deleted', values }], [])
}
