import type { PayloadRequest } from 'payload'
import { messagesFor } from '../../../i18n/messages.ts'
import { linkProblems } from '../../../links/link-problems.ts'
import { findingView } from '../../../publish-checks/findings.ts'
import type { MediaRows } from '../../../publish-checks/picture-findings.ts'
import { postFindings, readPostMedia } from '../../../publish-checks/post-findings.ts'
import type { LanguageGroup } from '../../language-fields.ts'
import { findMissedSchedule, TEXT_CHANGED } from '../../schedules/missed-schedule.ts'
import { pendingSchedules } from '../../schedules/pending.ts'
import { accountNameById } from '../accounts.ts'
import { returnedText } from '../review/returned-text.ts'
import { publishContext } from './publish-context.ts'
import { type PostCopies, readPost } from './read-post.ts'
import { refusalMessage } from './refusals.ts'
import { ACTIONS, judgeAction } from './transitions.ts'

const CHANGED_SINCE = {
  en: 'The text was changed after it had been scheduled.',
  so: 'Qoraalka ayaa la beddelay kaddib markii la jadwaleeyay.',
}

/** A text's pending schedules, with the name or e-mail address of who created each. */
async function scheduleFacts(req: PayloadRequest, post: number, group: LanguageGroup) {
  const pending = await pendingSchedules(req, post, group)
  return Promise.all(
    pending.map(async ({ id, action, at, by }) => ({
      id,
      action,
      at,
      by: await accountNameById(req, by),
    })),
  )
}

/** A schedule that failed, with the reason in the person's language, until somebody deals with it. */
async function failedSchedule(req: PayloadRequest, post: number, group: LanguageGroup) {
  const missed = await findMissedSchedule(req, post, group)
  if (!missed) return null
  const { action, at, why } = missed
  const reason = why === TEXT_CHANGED ? CHANGED_SINCE : refusalMessage(why)
  return { action, at, why: messagesFor(req).t(reason) }
}

async function languageFacts(
  req: PayloadRequest,
  post: PostCopies,
  group: LanguageGroup,
  media: MediaRows,
) {
  const schedules = await scheduleFacts(req, post.id, group)
  const context = publishContext(req, post, group, schedules)
  const verdict = judgeAction('publish', context)
  const findings = verdict.allowed ? postFindings(post, group, new Date(), media) : []
  const text = post.main._status === 'published' ? post.main[group] : undefined
  return {
    /** State of the working copy. */
    state: context.state,
    /** State of what readers have. */
    publicState: context.publicState,
    hasChanges: context.hasChanges,
    firstPublishedAt: text?.firstPublishedAt ?? null,
    changedAt: text?.changedAt ?? null,
    changeNote: text?.changeNote ?? null,
    withdrawnAt: text?.withdrawnAt ?? null,
    withdrawnReason: text?.withdrawnReason ?? null,
    /** Whether a writer of what readers have published it without a second person. */
    publishedAlone: text?.publishedAlone === true,
    publishedAloneReason: text?.publishedAloneReason ?? null,
    /** The actions that the person may take now. */
    allowed: ACTIONS.filter((action) => judgeAction(action, context).allowed),
    /** Whether publishing needs a reason from the person; withdrawing always does. */
    needsReason: verdict.allowed && verdict.needsReason,
    /** Whether sending the text back needs a remark for the writer. */
    needsRemark: !context.isOwn,
    returned: context.state === 'draft' ? await returnedText(req, post.id, group) : null,
    findings: findings.map((finding) => findingView(req, finding)),
    schedules,
    failedSchedule: await failedSchedule(req, post.id, group),
    linkProblems: await linkProblems(req, post.working[group]?.content, group),
  }
}

/** What `GET /api/posts/:id/publishing` returns about a text in one language. */
export type TextFacts = Awaited<ReturnType<typeof languageFacts>>

/** The facts of both texts of a post for the request's person. Throws a `Refusal` for an unknown id. */
export async function textFacts(
  req: PayloadRequest,
  id: number,
): Promise<Record<LanguageGroup, TextFacts>> {
  const post = await readPost(req, id)
  const media = await readPostMedia(req, post.working)
  return {
    so: await languageFacts(req, post, 'so', media),
    en: await languageFacts(req, post, 'en', media),
  }
}
