import { needsReasonToPublish } from '../../../access/publishers-publish-what-another-wrote.ts'
import type { TextState } from '../text-states.ts'
import type { RefusalCode } from './refusal-messages.ts'

/** What can be done with a post's text in one language. */
export const ACTIONS = [
  'submit',
  'returnToDraft',
  'publish',
  'withdraw',
  'schedule',
  'cancelSchedule',
] as const

export type Action = (typeof ACTIONS)[number]

/** The state of a text, and what the person who looks at it may do. */
export interface PublishContext {
  /** State in the working copy. */
  readonly state: TextState
  /** State of what readers have; `draft` where they have nothing. */
  readonly publicState: TextState
  /** Whether the working copy differs from what readers have. */
  readonly hasChanges: boolean
  readonly hasTitle: boolean
  /** Whether the person has changed the text since readers last had it. */
  readonly isOwn: boolean
  readonly mayWrite: boolean
  readonly mayPublish: boolean
  readonly fourEyes: boolean
  /** The actions of the text's pending schedules. */
  readonly scheduled: readonly ('publish' | 'withdraw')[]
}

type Verdict =
  | { readonly allowed: true; readonly needsReason: boolean }
  | { readonly allowed: false; readonly code: RefusalCode }

const allowed = (needsReason = false): Verdict => ({ allowed: true, needsReason })

const refused = (code: RefusalCode): Verdict => ({ allowed: false, code })

function submit({ state, hasChanges, hasTitle }: PublishContext): Verdict {
  if (state === 'inReview') return refused('already_in_review')
  if (state === 'public' && !hasChanges) return refused('nothing_to_submit')
  return hasTitle ? allowed() : refused('no_title')
}

function publish(text: PublishContext): Verdict {
  const isPublicAsItIs = text.publicState === 'public' && !text.hasChanges
  if (isPublicAsItIs) return refused('nothing_to_publish')
  return text.hasTitle ? allowed(needsReasonToPublish(text)) : refused('no_title')
}

function withdraw({ publicState }: PublishContext): Verdict {
  return publicState === 'public' ? allowed(true) : refused('not_public')
}

type Rule = (text: PublishContext) => Verdict

const RULES: Readonly<Record<Action, { readonly needs: 'mayWrite' | 'mayPublish'; rule: Rule }>> = {
  submit: { needs: 'mayWrite', rule: submit },
  returnToDraft: {
    needs: 'mayWrite',
    // Writers take their own text back without a reason; a reviewer must give them one.
    rule: ({ state, isOwn }) => (state === 'inReview' ? allowed(!isOwn) : refused('not_in_review')),
  },
  publish: { needs: 'mayPublish', rule: publish },
  withdraw: { needs: 'mayPublish', rule: withdraw },
  schedule: {
    needs: 'mayPublish',
    rule: (text) => {
      const toPublish = publish(text)
      return toPublish.allowed ? toPublish : judgeSchedule(text, 'withdraw')
    },
  },
  cancelSchedule: {
    needs: 'mayPublish',
    rule: ({ scheduled }) => (scheduled.length > 0 ? allowed() : refused('nothing_scheduled')),
  },
}

/** Whether an action is allowed now, and why not. `schedule` is allowed if any kind of schedule is. */
export function judgeAction(action: Action, text: PublishContext): Verdict {
  const { needs, rule } = RULES[action]
  if (!text.mayWrite) return refused('not_a_writer')
  return text[needs] ? rule(text) : refused('not_a_publisher')
}

/**
 * Whether a schedule may be created: it is judged as if its action were taken now. A text with a
 * schedule to publish it may be scheduled to be withdrawn as well.
 */
export function judgeSchedule(text: PublishContext, action: 'publish' | 'withdraw'): Verdict {
  if (!text.mayPublish) return refused(text.mayWrite ? 'not_a_publisher' : 'not_a_writer')
  if (action === 'publish') return publish(text)
  return text.scheduled.includes('publish') ? allowed(true) : withdraw(text)
}
