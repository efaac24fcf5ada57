import type { PayloadRequest } from 'payload'
import type { Audit, Removal } from '../../payload-types.ts'
import { accountNameById } from '../posts/accounts.ts'
import { publicStateOf, readPost } from '../posts/publishing/read-post.ts'
import { decisionContext, decisionProblem } from './decide-removal.ts'
import { DECISIONS } from './removal-command.ts'

/** Most backups that are named. */
const MAX_BACKUPS = 20

/** The names of the newest backups that were made before a removal: they still have the text. */
async function backupsBefore(req: PayloadRequest, at: string): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'audit',
    where: { and: [{ action: { equals: 'backup.made' } }, { createdAt: { less_than: at } }] },
    sort: '-id',
    limit: MAX_BACKUPS,
    depth: 0,
    pagination: false,
    req,
  })
  return docs.flatMap(({ heading }: Audit) => heading ?? [])
}

async function removalView(req: PayloadRequest, removal: Removal) {
  const { id, language, state, reason, movedTo, createdAt, decidedAt } = removal
  const context = decisionContext(req, removal)
  return {
    id,
    language,
    state,
    reason,
    movedTo: movedTo ?? null,
    removedAt: createdAt,
    removedBy: await accountNameById(req, removal.removedBy),
    decidedAt: decidedAt ?? null,
    decidedBy: await accountNameById(req, removal.decidedBy),
    erasureAskedBy: await accountNameById(req, removal.erasureAskedBy),
    /** Whether the person may read what is sealed. */
    isReadable: context.isAdministrator && (state === 'waiting' || state === 'confirmed'),
    /** The decisions that the person may take now. */
    allowed: DECISIONS.filter((decision) => !decisionProblem(decision, context)),
    backups: await backupsBefore(req, createdAt),
  }
}

export type RemovalView = Awaited<ReturnType<typeof removalView>>

/** The removals of a post's texts, newest first, and which texts can be removed now. */
export async function removalFacts(req: PayloadRequest, post: number) {
  const { main } = await readPost(req, post)
  const { docs } = await req.payload.find({
    collection: 'removals',
    where: { post: { equals: post } },
    sort: '-id',
    depth: 0,
    pagination: false,
    req,
  })
  return {
    removable: (['so', 'en'] as const).filter((group) => publicStateOf(main, group) !== 'draft'),
    removals: await Promise.all(docs.map((removal) => removalView(req, removal))),
  }
}

export type RemovalFacts = Awaited<ReturnType<typeof removalFacts>>
