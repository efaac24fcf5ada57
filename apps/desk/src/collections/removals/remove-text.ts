import type { PayloadRequest } from 'payload'
import { validReason } from '../../access/publishers-publish-what-another-wrote.ts'
import { hasRole } from '../../access/role.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { bumpContentVersion } from '../../content-version/bump.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { eraseRecords } from '../../transparency-log/erase-records.ts'
import { LANGUAGE_GROUP, type LanguageGroup } from '../language-fields.ts'
import { accountId } from '../posts/accounts.ts'
import { postTags } from '../posts/bump-version.ts'
import { lockRow, publicStateOf, readPost } from '../posts/publishing/read-post.ts'
import { Refusal } from '../posts/publishing/refusals.ts'
import { toProblem } from '../redirects/redirect-problems.ts'
import { cancelSchedules } from '../schedules/pending.ts'
import type { RemoveCommand } from './removal-command.ts'
import { type SharedParts, sealText, sharedOf } from './sealed-text.ts'

/** Whether an address is that of a post's own page, whatever its title there. */
const isOwnPage = (to: string, post: number) =>
  new RegExp(`^/resources/NewsDetail/(?:[^?#]*-)?${post}(?:[/?#]|$)`, 'i').test(to)

const isTarget = (to: string, post: number) =>
  toProblem(`/resources/NewsDetail/${post}`, to) === undefined && !isOwnPage(to, post)

/** Ends the links that show a post to people without an account. */
async function revokePreviewLinks(req: PayloadRequest, post: number): Promise<void> {
  await req.payload.update({
    collection: 'preview-links',
    where: { and: [{ post: { equals: post } }, { revokedAt: { exists: false } }] },
    data: { revokedAt: new Date().toISOString() },
    depth: 0,
    req,
  })
}

/** What the log calls a text. */
export const logSubject = (post: number, group: LanguageGroup) => `post:${post}:${group}`

interface Removing {
  readonly req: PayloadRequest
  readonly id: number
  readonly reason: string
  readonly movedTo: string
  /** What both texts share, where readers have no other text of the post. */
  readonly shared: SharedParts | undefined
}

/** Removes the text of one language; returns the removal's id. */
async function removeOne({ req, id, reason, movedTo, shared }: Removing, language: LanguageGroup) {
  const post = await readPost(req, id)
  if (publicStateOf(post.main, language) === 'draft') throw new Refusal('not_public', req)
  const sealed = await sealText(req, post, language, shared)
  await cancelSchedules(req, post, language, {})
  await eraseRecords(req, logSubject(id, language))
  const removal = await req.payload.create({
    collection: 'removals',
    data: {
      ...{ post: id, language, state: 'waiting', reason },
      movedTo: movedTo || null,
      removedBy: accountId(req),
      sealed: sealed as never,
    },
    depth: 0,
    req,
  })
  // Without the heading, which was what had to go.
  const event = { action: 'post.removed', collection: 'posts', document: id, language }
  const change = { removal: removal.id, reason, ...(movedTo && { movedTo }) }
  await recordAuditEvent(req.payload, { ...event, change }, req)
  return removal.id
}

/**
 * Takes texts that readers have, or had, back for good, in one transaction: they are neither on the site
 * nor at the desk, and their versions, the post's preview links and their records in the log go with them.
 * What was taken is sealed until a second person has decided. Returns the ids of the removals. Throws a
 * `Refusal`.
 */
export function removeText(
  req: PayloadRequest,
  id: number,
  { languages, reason: givenReason, movedTo = '' }: RemoveCommand,
): Promise<number[]> {
  return inTransaction(req, async () => {
    if (!hasRole(req.user, 'publisher', 'administrator')) throw new Refusal('not_a_publisher', req)
    await lockRow(req, id)
    const reason = validReason(givenReason)
    if (!reason) throw new Refusal('removal_needs_reason', req)
    if (movedTo !== '' && !isTarget(movedTo, id)) throw new Refusal('no_target', req)
    const { main, working } = await readPost(req, id)
    const removals: number[] = []
    const isLeft = (group: LanguageGroup) =>
      !languages.includes(group) && publicStateOf(main, group) !== 'draft'
    const isOneLeft = Object.values(LANGUAGE_GROUP).some(isLeft)
    const shared = isOneLeft ? undefined : { main: sharedOf(main), working: sharedOf(working) }
    for (const language of new Set(languages)) {
      removals.push(await removeOne({ req, id, reason, movedTo, shared }, language))
    }
    await revokePreviewLinks(req, id)
    await bumpContentVersion(req.payload, [...postTags(main), 'log', 'removal'], req)
    return removals
  })
}
