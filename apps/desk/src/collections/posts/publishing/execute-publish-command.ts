import { type PayloadRequest, ValidationError } from 'payload'
import { validReason } from '../../../access/publishers-publish-what-another-wrote.ts'
import { recordAuditEvent } from '../../../audit/record-audit-event.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { wrongLink } from '../../../links/link-problems.ts'
import { isRefusal } from '../../../publish-checks/findings.ts'
import { refuseOpenFindings } from '../../../publish-checks/open-findings.ts'
import { postFindings, readPostMedia } from '../../../publish-checks/post-findings.ts'
import { cancelSchedules, createSchedule, pendingSchedules } from '../../schedules/pending.ts'
import { isPublicDateAhead, publishedMain, withdrawnCopies } from './public-copies.ts'
import type { PublishCommand } from './publish-command.ts'
import { publishContext } from './publish-context.ts'
import { lockRow, type PostCopies, readPost } from './read-post.ts'
import { Refusal } from './refusals.ts'
import { judgeAction, judgeSchedule, type PublishContext } from './transitions.ts'
import { writeCopies, writeWorking } from './write-copies.ts'

/** Latest time of a schedule from now; a later one is taken for a mistake. */
const MAX_AHEAD_MS = 2 * 366 * 24 * 60 * 60 * 1000

interface Execution {
  readonly req: PayloadRequest
  readonly post: PostCopies
  readonly command: PublishCommand
  readonly context: PublishContext
  readonly now: Date
  /** Id of the schedule that runs the command, or that it creates. */
  readonly schedule?: number | undefined
}

function recordEvent(
  { req, post, command, schedule }: Execution,
  action: string,
  change: object = {},
) {
  const event = {
    action,
    collection: 'posts',
    document: post.id,
    heading: post.working.heading ?? '',
    language: command.language,
    change: { ...change, ...(schedule !== undefined && { schedule }) },
  }
  return recordAuditEvent(req.payload, event, req)
}

/** Refuses a text with a link that leads no reader anywhere. */
function refuseWrongLink({ req, post, command }: Execution): void {
  const wrong = wrongLink(req, post.working[command.language]?.content)
  if (wrong) throw new Refusal('wrong_link', req, wrong)
}

function setState({ req, post, command }: Execution, state: 'inReview' | 'draft') {
  const { id, working } = post
  const text = { ...working[command.language], state }
  return writeWorking(req, id, { ...working, [command.language]: text }, working)
}

/**
 * Refuses what the checks find in a text that readers get at a time. The questions were answered when
 * a schedule was created: when it runs, only refusals count.
 */
async function checkText(execution: Execution, at: Date): Promise<void> {
  const { req, post, command, schedule } = execution
  const media = await readPostMedia(req, post.working)
  const findings = postFindings(post, command.language, at, media)
  const open = schedule === undefined ? findings : findings.filter(isRefusal)
  refuseOpenFindings(req, open, command.confirmed ?? [])
}

async function publish(execution: Execution): Promise<void> {
  const { req, post, command, context, now } = execution
  const { language: group, changeNote } = command
  const alone = context.isOwn
  const reason = validReason(command.reason)
  if (alone && context.fourEyes && !reason) throw new Refusal('alone_needs_reason', req)
  if (isPublicDateAhead(post, now)) throw new Refusal('date_ahead', req)
  refuseWrongLink(execution)
  await checkText(execution, now)
  const main = publishedMain(post, { group, at: now, alone, reason, changeNote })
  const other = group === 'so' ? 'en' : 'so'
  await writeCopies(req, post.id, main, { ...main, [other]: post.working[other] })
  // By hand, this cancels a scheduled withdrawal too; a schedule to publish leaves it in place.
  const isByHand = execution.schedule === undefined
  await cancelSchedules(req, post, group, isByHand ? {} : { action: 'publish' })
  await recordEvent(execution, 'post.published', {
    state: [context.publicState, 'public'],
    alone,
    ...(reason && { reason }),
    ...(changeNote && { changeNote }),
  })
}

async function withdraw(execution: Execution): Promise<void> {
  const { req, post, command, now } = execution
  const reason = validReason(command.reason)
  if (!reason) throw new Refusal('reason_needed', req)
  const { main, working } = withdrawnCopies(post, command.language, now, reason)
  await writeCopies(req, post.id, main, working)
  await cancelSchedules(req, post, command.language, {})
  await recordEvent(execution, 'post.withdrawn', { state: ['public', 'withdrawn'], reason })
}

async function schedule(execution: Execution): Promise<void> {
  const { req, post, command, context, now } = execution
  if (!command.schedule) throw new Refusal('invalid_body', req)
  const { language, changeNote } = command
  const { action, at } = command.schedule
  const verdict = judgeSchedule(context, action)
  if (!verdict.allowed) throw new Refusal(verdict.code, req)
  const reason = validReason(command.reason)
  if (verdict.needsReason && !reason) {
    throw new Refusal(action === 'publish' ? 'alone_needs_reason' : 'reason_needed', req)
  }
  const aheadMs = at.getTime() - now.getTime()
  if (aheadMs <= 0) throw new Refusal('time_past', req)
  if (aheadMs > MAX_AHEAD_MS) throw new Refusal('time_too_far', req)
  if (action === 'publish') {
    refuseWrongLink(execution)
    if (isPublicDateAhead(post, at)) throw new Refusal('date_ahead', req)
    await checkText(execution, at)
  }
  await cancelSchedules(req, post, language, { action })
  const id = await createSchedule(req, post, { language, action, at, reason, changeNote })
  await recordEvent({ ...execution, schedule: id }, 'post.scheduled', {
    action,
    at: at.toISOString(),
    ...(reason && { reason }),
  })
}

async function executeAllowed(execution: Execution): Promise<void> {
  const { req, post, command, context } = execution
  const change = command.reason ? { reason: command.reason } : {}
  switch (command.action) {
    case 'submit':
      refuseWrongLink(execution)
      await setState(execution, 'inReview')
      return recordEvent(execution, 'post.submitted', change)
    case 'returnToDraft':
      if (!context.isOwn && !validReason(command.reason)) throw new Refusal('remark_needed', req)
      await setState(execution, 'draft')
      return recordEvent(execution, 'post.returned', change)
    case 'publish':
      return publish(execution)
    case 'withdraw':
      return withdraw(execution)
    case 'schedule':
      return schedule(execution)
    case 'cancelSchedule': {
      const { action } = command.schedule ?? {}
      return cancelSchedules(req, post, command.language, action ? { action } : {})
    }
  }
}

/** Whether the working copy has changed since the person read it. */
function isOutdated({ working }: PostCopies, { revision }: PublishCommand): boolean {
  return (
    revision !== undefined && typeof working.revision === 'number' && working.revision !== revision
  )
}

interface ExecutionOptions {
  readonly now?: Date
  /** Id of the schedule that runs the command. */
  readonly schedule?: number
}

/**
 * Executes a person's command about a post's text in one language, in one transaction. Throws a
 * `Refusal`, or `Unsettled` for open findings, where it is not allowed; then nothing is changed.
 */
export async function executePublishCommand(
  req: PayloadRequest,
  id: number,
  command: PublishCommand,
  { now = new Date(), schedule: scheduleId }: ExecutionOptions = {},
): Promise<void> {
  try {
    await inTransaction(req, async () => {
      await lockRow(req, id)
      const post = await readPost(req, id)
      const pending = await pendingSchedules(req, id, command.language)
      const context = publishContext(req, post, command.language, pending)
      const verdict = judgeAction(command.action, context)
      if (!verdict.allowed) throw new Refusal(verdict.code, req)
      if (isOutdated(post, command)) throw new Refusal('changed_meanwhile', req)
      await executeAllowed({ req, post, command, context, now, schedule: scheduleId })
    })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new Refusal('not_valid', req, error.data.errors.map(({ message }) => message).join(' '))
  }
}
