import { expect, test } from 'vitest'
import { TEXT_STATES } from '../text-states.ts'
import {
  ACTIONS,
  type Action,
  judgeAction,
  judgeSchedule,
  type PublishContext,
} from './transitions.ts'

const DRAFT: PublishContext = {
  state: 'draft',
  publicState: 'draft',
  hasChanges: true,
  hasTitle: true,
  isOwn: false,
  mayWrite: true,
  mayPublish: true,
  fourEyes: true,
  scheduled: [],
}

const IN_REVIEW: PublishContext = { ...DRAFT, state: 'inReview' }
const PUBLIC: PublishContext = {
  ...DRAFT,
  state: 'public',
  publicState: 'public',
  hasChanges: false,
}
const CHANGED: PublishContext = { ...PUBLIC, state: 'draft', hasChanges: true }
const WITHDRAWN: PublishContext = { ...PUBLIC, state: 'withdrawn', publicState: 'withdrawn' }
const UNTITLED: PublishContext = { ...DRAFT, hasTitle: false }

/** `yes`, `reason` where one is needed, else the code of the refusal. */
function outcome(action: Action, text: PublishContext): string {
  const verdict = judgeAction(action, text)
  if (!verdict.allowed) return verdict.code
  return verdict.needsReason ? 'reason' : 'yes'
}

const TABLE = [
  ['a draft', DRAFT, 'yes', 'not_in_review', 'yes', 'not_public', 'yes'],
  ['a text in review', IN_REVIEW, 'already_in_review', 'reason', 'yes', 'not_public', 'yes'],
  [
    'a public text',
    PUBLIC,
    'nothing_to_submit',
    'not_in_review',
    'nothing_to_publish',
    'reason',
    'reason',
  ],
  ['a public text with changes', CHANGED, 'yes', 'not_in_review', 'yes', 'reason', 'yes'],
  ['a withdrawn text', WITHDRAWN, 'yes', 'not_in_review', 'yes', 'not_public', 'yes'],
  [
    'a text without a title',
    UNTITLED,
    'no_title',
    'not_in_review',
    'no_title',
    'not_public',
    'not_public',
  ],
  [
    'one’s own draft',
    { ...DRAFT, isOwn: true },
    'yes',
    'not_in_review',
    'reason',
    'not_public',
    'reason',
  ],
  [
    'one’s own text in review',
    { ...IN_REVIEW, isOwn: true },
    'already_in_review',
    'yes',
    'reason',
    'not_public',
    'reason',
  ],
  [
    'one’s own draft in a team of one',
    { ...DRAFT, isOwn: true, fourEyes: false },
    'yes',
    'not_in_review',
    'yes',
    'not_public',
    'yes',
  ],
] as const

test.each(TABLE)(
  'of %s a publisher may submit (%3$s), return (%4$s), publish (%5$s), withdraw (%6$s), schedule (%7$s)',
  (_name, text, ...expected) => {
    const actions = ['submit', 'returnToDraft', 'publish', 'withdraw', 'schedule'] as const
    expect(actions.map((action) => outcome(action, text))).toEqual(expected)
  },
)

const BOTH = [true, false]

const VALUES: { readonly [K in keyof PublishContext]: readonly PublishContext[K][] } = {
  state: TEXT_STATES,
  publicState: ['draft', 'public', 'withdrawn'],
  scheduled: [[], ['publish'], ['withdraw']],
  hasChanges: BOTH,
  hasTitle: BOTH,
  isOwn: BOTH,
  fourEyes: BOTH,
  mayWrite: BOTH,
  mayPublish: BOTH,
}

/** Every combination of the values; publishers may always write. */
const ALL_CONTEXTS = Object.entries(VALUES)
  .reduce<object[]>(
    (contexts, [name, values]) =>
      contexts.flatMap((context) => values.map((value) => ({ ...context, [name]: value }))),
    [{}],
  )
  .map((context) => context as PublishContext)
  .filter(({ mayWrite, mayPublish }) => mayWrite || !mayPublish)

test.each(ACTIONS)('a person who may not write is refused every action: %s', (action) => {
  for (const text of ALL_CONTEXTS.filter(({ mayWrite }) => !mayWrite)) {
    expect(outcome(action, text)).toBe('not_a_writer')
  }
})

test.each(['publish', 'withdraw', 'schedule', 'cancelSchedule'] as const)(
  'a writer who is not a publisher may never %s',
  (action) => {
    for (const text of ALL_CONTEXTS.filter(({ mayWrite, mayPublish }) => mayWrite && !mayPublish)) {
      expect(outcome(action, text)).toBe('not_a_publisher')
    }
  },
)

test('a writer may submit and return exactly what a publisher may', () => {
  for (const text of ALL_CONTEXTS.filter(({ mayPublish }) => mayPublish)) {
    const asWriter = { ...text, mayPublish: false }
    for (const action of ['submit', 'returnToDraft'] as const) {
      expect(outcome(action, asWriter)).toBe(outcome(action, text))
    }
  }
})

test('a text without a title is never submitted or published', () => {
  for (const text of ALL_CONTEXTS.filter(({ hasTitle }) => !hasTitle)) {
    expect(judgeAction('submit', text).allowed).toBe(false)
    expect(judgeAction('publish', text).allowed).toBe(false)
  }
})

test('publishing needs a reason exactly for one’s own text under the four-eyes rule', () => {
  for (const text of ALL_CONTEXTS) {
    const verdict = judgeAction('publish', text)
    if (!verdict.allowed) continue
    expect(verdict.needsReason).toBe(text.isOwn && text.fourEyes)
  }
})

test('exactly a public text can be withdrawn, always with a reason', () => {
  for (const text of ALL_CONTEXTS.filter(({ mayPublish }) => mayPublish)) {
    expect(outcome('withdraw', text)).toBe(text.publicState === 'public' ? 'reason' : 'not_public')
  }
})

test('a public text without changes is not published again', () => {
  for (const text of ALL_CONTEXTS.filter(({ mayPublish }) => mayPublish)) {
    const isSame = text.publicState === 'public' && !text.hasChanges
    expect(outcome('publish', text) === 'nothing_to_publish').toBe(isSame)
  }
})

test('a schedule can be cancelled exactly if there is one', () => {
  for (const text of ALL_CONTEXTS.filter(({ mayPublish }) => mayPublish)) {
    const expected = text.scheduled.length > 0 ? 'yes' : 'nothing_scheduled'
    expect(outcome('cancelSchedule', text)).toBe(expected)
  }
})

test('a schedule is allowed exactly if its action is allowed now', () => {
  for (const text of ALL_CONTEXTS) {
    expect(judgeSchedule(text, 'publish')).toEqual(judgeAction('publish', text))
    if (text.scheduled.includes('publish')) continue
    expect(judgeSchedule(text, 'withdraw')).toEqual(judgeAction('withdraw', text))
  }
})

test('a text with a schedule to publish can be scheduled to be withdrawn', () => {
  const text: PublishContext = { ...IN_REVIEW, scheduled: ['publish'] }
  expect(judgeSchedule(text, 'withdraw')).toEqual({ allowed: true, needsReason: true })
  expect(judgeSchedule({ ...text, mayPublish: false }, 'withdraw').allowed).toBe(false)
})
