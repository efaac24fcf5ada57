import { type PayloadRequest, ValidationError } from 'payload'
import { writtenReason } from '../../../access/publishers-publish-what-another-wrote.ts'
import { recordAuditEvent } from '../../../audit/record-audit-event.ts'
import { wrongLink } from '../../../links/link-problems.ts'
import { isRefusal } from '../../../publish-checks/findings.ts'
import { settle } from '../../../publish-checks/open-findings.ts'
import { postFindings, readPostMedia } from '../../../publish-checks/post-findings.ts'
import { cancelSchedules, makeSchedule, pendingSchedules } from '../../schedules/pending.ts'
import type { PublishCommand } from './publish-command.ts'
import { publishContext } from './publish-context.ts'
import { isNewAndAhead, publishedMain } from './published-text.ts'
import type { PostCopies } from './read-post.ts'
import { Refusal } from './refusals.ts'
import { checkTime } from './schedule-time.ts'
import { judgeAction, judgeSchedule, type PublishContext } from './transitions.ts'
import { withRowLock } from './with-row-lock.ts'
import { withdrawnCopies } from './withdrawn-text.ts'
import { writeCopies, writeWorking } from './write-copies.ts'

/** A command about a post at a moment, and the schedule that it comes from. */
interface Work {
  readonly req: PayloadRequest
  readonly post: PostCopies
  readonly command: PublishCommand
  readonly now: Date
  readonly schedule?: number | undefined
}

/** Writes down what was done, with what belongs to it. */
function record({ req, post, command, schedule }: Work, action: string, change: object = {}) {
  const noted = { ...change, ...(schedule !== undefined && { schedule }) }
  const event = {
    action,
    collection: 'posts',
    document: post.id,
    heading: post.working.heading ?? '',
    language: command.language,
    change: noted,
  }
  return recordAuditEvent(req.payload, event, req)
}

/** Nothing goes on its way to readers with a link that none of them can follow. */
function refuseWrongLink({ req, post, command }: Work): void {
  const wrong = wrongLink(req, post.working[command.language]?.content)
  if (wrong) throw new Refusal('wrong_link', req, wrong)
}

function setState({ req, post, command }: Work, state: 'inReview' | 'draft') {
  const { id, working } = post
  const text = { ...working[command.language], state }
  return writeWorking(req, id, { ...working, [command.language]: text }, working)
}

/**
 * Asks what the checks find in a text that readers get at a time. Who scheduled it has answered: what
 * carries it out refuses what is wrong, and asks nobody.
 */
async function check({ req, post, command, schedule }: Work, at: Date): Promise<void> {
  const media = await readPostMedia(req, post.working)
  const findings = postFindings(post, command.language, at, media)
  const asked = schedule === undefined ? findings : findings.filter(isRefusal)
  settle(req, asked, command.confirmed ?? [])
}

async function publish(work: Work, standing: PublishContext): Promise<void> {
  const { req, post, command, now } = work
  const { language: group, changeNote } = command
  const alone = standing.isOwn && standing.fourEyes
  const reason = writtenReason(command.reason)
  if (alone && !reason) throw new Refusal('alone_needs_reason', req)
  if (isNewAndAhead(post, now)) throw new Refusal('date_ahead', req)
  refuseWrongLink(work)
  await check(work, now)
  const main = publishedMain(post, { group, at: now, alone: standing.isOwn, reason, changeNote })
  const other = group === 'so' ? 'en' : 'so'
  const working = { ...main, [other]: post.working[other] }
  await writeCopies(req, post.id, main, working)
  // What is scheduled for later goes with the text that it was meant for, unless it made this.
  await cancelSchedules(req, post, group, work.schedule === undefined ? {} : { action: 'publish' })
  const before = standing.publicState
  await record(work, 'post.published', {
    state: [before, 'public'],
    alone: standing.isOwn,
    ...(reason && { reason }),
    ...(changeNote && { changeNote }),
  })
}

async function withdraw(work: Work): Promise<void> {
  const { req, post, command, now } = work
  const reason = writtenReason(command.reason)
  if (!reason) throw new Refusal('reason_needed', req)
  const copies = withdrawnCopies(post, command.language, now, reason)
  await writeCopies(req, post.id, copies.main, copies.working)
  await cancelSchedules(req, post, command.language, {})
  await record(work, 'post.withdrawn', { state: ['public', 'withdrawn'], reason })
}

async function schedule(work: Work, standing: PublishContext): Promise<void> {
  const { req, post, command, now } = work
  if (!command.schedule) throw new Refusal('invalid_body', req)
  const { action, at } = command.schedule
  const verdict = judgeSchedule(standing, action)
  if (!verdict.allowed) throw new Refusal(verdict.code, req)
  const reason = writtenReason(command.reason)
  if (verdict.needsReason && !reason) {
    throw new Refusal(action === 'publish' ? 'alone_needs_reason' : 'reason_needed', req)
  }
  checkTime(req, at, now)
  if (action === 'publish') refuseWrongLink(work)
  if (action === 'publish' && isNewAndAhead(post, at)) throw new Refusal('date_ahead', req)
  if (action === 'publish') await check(work, at)
  await cancelSchedules(req, post, command.language, { action })
  const made = await makeSchedule(req, post, {
    language: command.language,
    action,
    at,
    reason,
    changeNote: command.changeNote,
  })
  await record({ ...work, schedule: made }, 'post.scheduled', {
    action,
    at: at.toISOString(),
    ...(reason && { reason }),
  })
}

async function executeJudged(work: Work, standing: PublishContext): Promise<void> {
  const { req, post, command } = work
  const change = command.reason ? { reason: command.reason } : {}
  switch (command.action) {
    case 'submit':
      refuseWrongLink(work)
      await setState(work, 'inReview')
      return record(work, 'post.submitted', change)
    case 'returnToDraft':
      if (!standing.isOwn && !writtenReason(command.reason)) throw new Refusal('remark_needed', req)
      await setState(work, 'draft')
      return record(work, 'post.returned', change)
    case 'publish':
      return publish(work, standing)
    case 'withdraw':
      return withdraw(work)
    case 'schedule':
      return schedule(work, standing)
    case 'cancelSchedule':
      await cancelSchedules(
        req,
        post,
        command.language,
        command.schedule ? { action: command.schedule.action } : {},
      )
  }
}

/** Whether the person has looked at an older working copy than there is. */
function isOutdated({ post, command }: Work): boolean {
  const { revision } = post.working as { revision?: number | null }
  return (
    command.revision !== undefined && typeof revision === 'number' && revision !== command.revision
  )
}

export interface ExecutionContext {
  readonly now?: Date
  /** The schedule that asks for it. */
  readonly schedule?: number
}

/**
 * Does with a post's text in one language what the request's person asks, in one transaction. Throws
 * a `Refusal` where it may not be, and then nothing is changed.
 */
export async function executePublishCommand(
  req: PayloadRequest,
  id: number,
  command: PublishCommand,
  { now = new Date(), schedule: number }: ExecutionContext = {},
): Promise<void> {
  try {
    await withRowLock(req, id, async (post) => {
      const work = { req, post, command, now, schedule: number }
      const pending = await pendingSchedules(req, id, command.language)
      const scheduled = pending.map(({ action }) => action)
      const standing = publishContext(req, post, command.language, scheduled)
      const verdict = judgeAction(command.action, standing)
      if (!verdict.allowed) throw new Refusal(verdict.code, req)
      if (isOutdated(work)) throw new Refusal('changed_meanwhile', req)
      await executeJudged(work, standing)
    })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new Refusal('not_valid', req, error.data.errors.map(({ message }) => message).join(' '))
  }
}
