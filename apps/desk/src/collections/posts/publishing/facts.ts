import type { PayloadRequest } from 'payload'
import type { Post, Schedule } from '../../../payload-types.ts'
import { inLanguageOf } from '../../../words/both-languages.ts'
import type { LanguageGroup } from '../../language-fields.ts'
import { pendingSchedules } from '../../schedules/pending.ts'
import type { TextState } from '../text-states.ts'
import { publicStateOf, readPost } from './read-post.ts'
import { wordsOf } from './refusals.ts'
import { standingOf } from './standing.ts'
import { ACTIONS, type Action, judge } from './transitions.ts'

export interface ScheduleFacts {
  readonly id: number
  readonly action: 'publish' | 'withdraw'
  /** ISO instant. */
  readonly at: string
  /** Name or address of who scheduled it. */
  readonly by: string | null
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
  readonly schedules: readonly ScheduleFacts[]
  /** The last schedule, where it failed: when it was meant for and why it did not happen. */
  readonly failedSchedule: { readonly at: string; readonly why: string } | null
}

async function nameOf(req: PayloadRequest, by: Schedule['by']): Promise<string | null> {
  if (typeof by !== 'number') return null
  const found = { collection: 'users', id: by, depth: 0, disableErrors: true, req } as const
  const account = await req.payload.findByID(found)
  return account ? account.name || account.email : null
}

async function failedSchedule(req: PayloadRequest, post: number, language: LanguageGroup) {
  const { docs } = await req.payload.find({
    collection: 'schedules',
    where: { and: [{ post: { equals: post } }, { language: { equals: language } }] },
    sort: '-id',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  const [last] = docs
  if (last?.state !== 'failed') return null
  return { at: last.at, why: inLanguageOf(req, wordsOf(last.why)) }
}

async function factsOf(
  req: PayloadRequest,
  post: { id: number; main: Post; working: Post },
  group: LanguageGroup,
): Promise<TextFacts> {
  const pending = await pendingSchedules(req, post.id, group)
  const standing = standingOf(
    req,
    post,
    group,
    pending.map(({ action }) => action),
  )
  const schedules = await Promise.all(
    pending.map(async ({ id, action, at, by }) => ({ id, action, at, by: await nameOf(req, by) })),
  )
  const verdict = judge('publish', standing)
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
    allowed: ACTIONS.filter((action) => judge(action, standing).allowed),
    needsReason: verdict.allowed && verdict.needsReason,
    schedules,
    failedSchedule: await failedSchedule(req, post.id, group),
  }
}

/** The facts of both texts of a post, for the request's person; refuses the id of none. */
export async function textFacts(
  req: PayloadRequest,
  id: number,
): Promise<Record<LanguageGroup, TextFacts>> {
  const post = await readPost(req, id)
  return { so: await factsOf(req, post, 'so'), en: await factsOf(req, post, 'en') }
}
