import type { Post } from '../../../payload-types.ts'
import type { FindingView } from '../../../publish-checks/findings.ts'
import type { LanguageGroup } from '../../language-fields.ts'
import type { TextState } from '../text-states.ts'

export type PublishingAction =
  | 'submit'
  | 'returnToDraft'
  | 'publish'
  | 'withdraw'
  | 'schedule'
  | 'cancelSchedule'

/** Commands that open a dialog first; the others run at once. */
const ASKED = ['returnToDraft', 'publish', 'withdraw', 'schedule'] as const

export type DialogCommand = (typeof ASKED)[number]

/** Whether a dialog opens first; one's own text is taken back without a word. */
export const hasDialog = (
  action: PublishingAction,
  { needsRemark }: Pick<TextFacts, 'needsRemark'>,
): action is DialogCommand =>
  ASKED.some((asked) => asked === action) && (action !== 'returnToDraft' || needsRemark)

/** Something that is to happen to a text by itself. */
export interface ScheduledCommand {
  readonly id: number | string
  readonly action: 'publish' | 'withdraw'
  /** ISO instant. */
  readonly at: string
  readonly by?: string | null
}

/** Something that was to happen to a text by itself and did not. */
export interface FailedCommand {
  readonly action: ScheduledCommand['action']
  /** ISO instant. */
  readonly at: string
  /** In the person's language. */
  readonly why: string
}

/** A link that does not lead readers where it should, in the person's language. */
export interface LinkProblem {
  readonly words: string
  readonly problem: string
}

/** What `GET /api/posts/:id/publishing` says of a text in one language. */
export interface TextFacts {
  readonly state: TextState
  readonly publicState: TextState | null
  readonly hasChanges: boolean
  readonly firstPublishedAt: string | null
  readonly changedAt: string | null
  readonly changeNote: string | null
  readonly withdrawnAt: string | null
  readonly withdrawnReason: string | null
  readonly publishedAlone: boolean
  readonly publishedAloneReason: string | null
  readonly allowed: readonly PublishingAction[]
  readonly needsReason: boolean
  readonly needsRemark: boolean
  readonly returned: {
    readonly at: string
    readonly by: string | null
    readonly remark: string
  } | null
  readonly findings: readonly FindingView[]
  readonly schedules: readonly ScheduledCommand[]
  readonly failedSchedule: FailedCommand | null
  readonly linkProblems: readonly LinkProblem[]
}

export type PostFacts = Readonly<Record<LanguageGroup, TextFacts>>

/** The body of `POST /api/posts/:id/publishing`. */
export interface PublishingRequest {
  readonly language: LanguageGroup
  readonly action: PublishingAction
  readonly reason?: string
  readonly changeNote?: string
  readonly schedule?: Pick<ScheduledCommand, 'action' | 'at'>
  /** Questions answered with yes. */
  readonly confirmed?: readonly string[]
  readonly revision?: number
}

/** A refusal as the desk says it, in the person's language; `code` says which. */
export class Refused extends Error {
  readonly code: string | undefined
  /** What has to be answered first, or put right. */
  readonly findings: readonly FindingView[]

  constructor(message: string, code?: string, findings: readonly FindingView[] = []) {
    super(message)
    this.code = code
    this.findings = findings
  }
}

interface Failure {
  readonly errors?: readonly { readonly message?: string }[]
  readonly code?: string
  readonly findings?: readonly FindingView[]
}

async function ask<T>(id: number | string, language: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(`/api/posts/${id}/publishing`, {
    ...init,
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
  })
  const body: unknown = await answer.json().catch(() => null)
  if (answer.ok) return body as T
  const failure = body as Failure | null
  const message = failure?.errors?.[0]?.message ?? `HTTP ${answer.status}`
  throw new Refused(message, failure?.code, failure?.findings)
}

/** What readers have of a post and what may be done with it; throws `Refused`. */
export function readFacts(
  id: number | string,
  language: string,
  signal: AbortSignal,
): Promise<PostFacts> {
  return ask(id, language, { signal })
}

/** Does something with a text; the working copy as it is then. Throws `Refused`. */
export async function doDeed(
  id: number | string,
  language: string,
  request: PublishingRequest,
): Promise<Post> {
  const init = { method: 'POST', body: JSON.stringify(request) }
  return (await ask<{ doc: Post }>(id, language, init)).doc
}
