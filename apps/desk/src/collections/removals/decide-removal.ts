import type { PayloadRequest } from 'payload'
import { hasRole } from '../../access/role.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Removal } from '../../payload-types.ts'
import { accountId } from '../posts/accounts.ts'
import { lockRow, publicStateOf, readPost } from '../posts/publishing/read-post.ts'
import type { RefusalCode } from '../posts/publishing/refusal-messages.ts'
import { Refusal } from '../posts/publishing/refusals.ts'
import type { Decision } from './removal-command.ts'
import { eraseFiles, unsealFiles } from './sealed-files.ts'
import { type SealedText, unsealText } from './sealed-text.ts'

/** Who looks at a removal, and whose it was. */
interface DecisionContext {
  readonly state: Removal['state']
  readonly isPublisher: boolean
  readonly isAdministrator: boolean
  readonly isOwnRemoval: boolean
  readonly isErasureAsked: boolean
  readonly isOwnErasure: boolean
  readonly fourEyes: boolean
}

/** Why a decision is not allowed now; `undefined` where it is. A team of one decides alone. */
export function decisionProblem(decision: Decision, by: DecisionContext): RefusalCode | undefined {
  if (!by.isPublisher) return 'not_a_publisher'
  if (decision === 'confirm' || decision === 'revert') {
    if (by.state !== 'waiting') return 'removal_decided'
    return by.isOwnRemoval && by.fourEyes ? 'second_person_needed' : undefined
  }
  if (!by.isAdministrator) return 'not_an_administrator'
  if (by.state !== 'confirmed') return 'removal_not_confirmed'
  if (decision === 'askErasure') return by.isErasureAsked ? 'erasure_asked' : undefined
  if (!by.isErasureAsked && by.fourEyes) return 'erasure_not_asked'
  return by.isOwnErasure && by.fourEyes ? 'second_person_needed' : undefined
}

export function decisionContext(req: PayloadRequest, removal: Removal): DecisionContext {
  const { user } = req
  const me = accountId(req)
  const { state, removedBy, erasureAskedBy } = removal
  return {
    state,
    isPublisher: hasRole(user, 'publisher', 'administrator'),
    isAdministrator: hasRole(user, 'administrator'),
    isOwnRemoval: removedBy === me,
    isErasureAsked: typeof erasureAskedBy === 'number',
    isOwnErasure: erasureAskedBy === me,
    fourEyes: req.payload.config.custom.fourEyes !== false,
  }
}

async function revert(req: PayloadRequest, removal: Removal): Promise<void> {
  const { post, language } = removal
  await lockRow(req, post)
  const { main } = await readPost(req, post)
  // Somebody has published another text there meanwhile.
  if (publicStateOf(main, language) !== 'draft') throw new Refusal('published_meanwhile', req)
  await unsealText(req, post, language, removal.sealed as unknown as SealedText)
  await unsealFiles(req, removal)
}

/** What a decision writes to the removal. */
const WRITTEN = {
  confirm: () => ({ state: 'confirmed' }),
  revert: () => ({ state: 'reverted', sealed: null, fileHashes: null }),
  askErasure: (by: number | null) => ({ erasureAskedBy: by }),
  erase: () => ({ state: 'erased', sealed: null }),
} as const satisfies Record<Decision, (by: number | null) => object>

const EVENTS = {
  confirm: 'removal.confirmed',
  revert: 'removal.reverted',
  askErasure: 'removal.erasureAsked',
  erase: 'removal.erased',
} as const satisfies Record<Decision, string>

/** Decides about a removal in one transaction. Throws a `Refusal` where it is not allowed. */
export async function decideRemoval(
  req: PayloadRequest,
  id: number,
  decision: Decision,
): Promise<void> {
  await inTransaction(req, async () => {
    const query = { collection: 'removals' as const, where: { id: { equals: id } }, req }
    const removal = await req.payload.db.findOne<Removal>(query)
    if (!removal) throw new Refusal('no_removal', req)
    const problem = decisionProblem(decision, decisionContext(req, removal))
    if (problem) throw new Refusal(problem, req)
    if (decision === 'revert') await revert(req, removal)
    if (decision === 'erase') await eraseFiles(req, id)
    const by = accountId(req)
    const decided =
      decision === 'askErasure' ? {} : { decidedBy: by, decidedAt: new Date().toISOString() }
    await req.payload.update({
      collection: 'removals',
      id,
      data: { ...WRITTEN[decision](by), ...decided } as Partial<Removal>,
      depth: 0,
      req,
    })
    const { post: document, language } = removal
    const event = { action: EVENTS[decision], collection: 'posts', document, language }
    await recordAuditEvent(req.payload, { ...event, change: { removal: id } }, req)
  })
}
