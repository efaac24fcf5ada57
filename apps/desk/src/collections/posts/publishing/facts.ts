import type { PayloadRequest } from 'payload'
import { messagesFor } from '../../../i18n/messages.ts'
import { type LinkProblem, linkProblems } from '../../../links/link-problems.ts'
import type { Schedule } from '../../../payload-types.ts'
import { type FindingView, findingView } from '../../../publish-checks/findings.ts'
import type { MediaRows } from '../../../publish-checks/picture-findings.ts'
import { postFindings, readPostMedia } from '../../../publish-checks/post-findings.ts'
import type { LanguageGroup } from '../../language-fields.ts'
import { findMissedSchedule, TEXT_CHANGED } from '../../schedules/missed-schedule.ts'
import { pendingSchedules } from '../../schedules/pending.ts'
import { type ReturnedText, returnedText } from '../review/returned-text.ts'
import type { TextState } from '../text-states.ts'
import { publishContext } from './publish-context.ts'
import { type PostCopies, publicStateOf, readPost } from './read-post.ts'
import { messageOf } from './refusals.ts'
import { ACTIONS, type Action, judgeAction } from './transitions.ts'

export interface ScheduleFacts {
  readonly id: number
  readonly action: 'publish' | 'withdraw'
  /** ISO instant. */
  readonly at: string
  /** Name or address of who scheduled it. */
  readonly by: string | null
}

export interface FailedSchedule {
  readonly action: 'publish' | 'withdraw'
  /** ISO instant that it was meant for. */
  readonly at: string
  /** Why it did not happen, in the person's language. */
  readonly why: string
}

/** What the desk tells someone of a post's text in one language. */
export interface TextFacts {
  /** State of the working copy, and of what readers have. */
  readonly state: TextState
  readonly publicState: TextState
  readonly hasChanges: boolean
  readonly firstPublishedAt: string | null
  readonly changedAt: string | null
  readonly changeNote: string | null
  readonly withdrawnAt: string | null
  readonly withdrawnReason: string | null
  /** Set where the writer of what readers have published it alone: why. */
  readonly publishedAlone: boolean
  readonly publishedAloneReason: string | null
  /** What this person may do now. */
  readonly allowed: readonly Action[]
  /** Whether they must write why they publish it; withdrawing always needs a reason. */
  readonly needsReason: boolean
  /** Whether they must write what the writer should look at to send the text back. */
  readonly needsRemark: boolean
  /** With what remark a draft was sent back last. */
  readonly returned: ReturnedText | null
  /** Questions before it is published now. */
  readonly findings: readonly FindingView[]
  readonly schedules: readonly ScheduleFacts[]
  /** A schedule that came to nothing, until someone does something about it. */
  readonly failedSchedule: FailedSchedule | null
  /** Links of the working copy that do not lead readers anywhere. */
  readonly linkProblems: readonly LinkProblem[]
}

async function nameOf(req: PayloadRequest, by: Schedule['by']): Promise<string | null> {
  if (typeof by !== 'number') return null
  const found = { collection: 'users', id: by, depth: 0, disableErrors: true, req } as const
  const account = await req.payload.findByID(found)
  return account ? account.name || account.email : null
}

const CHANGED_SINCE = {
  en: 'The text was changed after it had been scheduled.',
  so: 'Qoraalka ayaa la beddelay kaddib markii la jadwaleeyay.',
}

async function failedSchedule(
  req: PayloadRequest,
  post: number,
  language: LanguageGroup,
): Promise<FailedSchedule | null> {
  const lost = await findMissedSchedule(req, post, language)
  if (!lost) return null
  const { action, at, why } = lost
  return {
    action,
    at,
    why: messagesFor(req).t(why === TEXT_CHANGED ? CHANGED_SINCE : messageOf(why)),
  }
}

function findingsOf(
  req: PayloadRequest,
  post: PostCopies,
  group: LanguageGroup,
  media: MediaRows,
): FindingView[] {
  const findings = postFindings(post, group, new Date(), media)
  return findings.map((finding) => findingView(req, finding))
}

async function factsOf(
  req: PayloadRequest,
  post: PostCopies,
  group: LanguageGroup,
  media: MediaRows,
): Promise<TextFacts> {
  const pending = await pendingSchedules(req, post.id, group)
  const standing = publishContext(
    req,
    post,
    group,
    pending.map(({ action }) => action),
  )
  const schedules = await Promise.all(
    pending.map(async ({ id, action, at, by }) => ({ id, action, at, by: await nameOf(req, by) })),
  )
  const verdict = judgeAction('publish', standing)
  const text = post.main._status === 'published' ? post.main[group] : undefined
  return {
    state: standing.state,
    publicState: publicStateOf(post.main, group),
    hasChanges: standing.hasChanges,
    firstPublishedAt: text?.firstPublishedAt ?? null,
    changedAt: text?.changedAt ?? null,
    changeNote: text?.changeNote ?? null,
    withdrawnAt: text?.withdrawnAt ?? null,
    withdrawnReason: text?.withdrawnReason ?? null,
    publishedAlone: text?.publishedAlone === true,
    publishedAloneReason: text?.publishedAloneReason ?? null,
    allowed: ACTIONS.filter((action) => judgeAction(action, standing).allowed),
    needsReason: verdict.allowed && verdict.needsReason,
    needsRemark: !standing.isOwn,
    returned: standing.state === 'draft' ? await returnedText(req, post.id, group) : null,
    findings: verdict.allowed ? findingsOf(req, post, group, media) : [],
    schedules,
    failedSchedule: await failedSchedule(req, post.id, group),
    linkProblems: await linkProblems(req, post.working[group]?.content, group),
  }
}

/** The facts of both texts of a post, for the request's person; refuses the id of none. */
export async function textFacts(
  req: PayloadRequest,
  id: number,
): Promise<Record<LanguageGroup, TextFacts>> {
  const post = await readPost(req, id)
  const media = await readPostMedia(req, post.working)
  return {
    so: await factsOf(req, post, 'so', media),
    en: await factsOf(req, post, 'en', media),
  }
}
