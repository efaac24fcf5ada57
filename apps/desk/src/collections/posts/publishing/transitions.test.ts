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
function said(action: Action, text: PublishContext): string {
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
    const asked = ['submit', 'returnToDraft', 'publish', 'withdraw', 'schedule'] as const
    expect(asked.map((action) => said(action, text))).toEqual(expected)
  },
)

/** Every way in which a text can stand. */
function everyContext(): PublishContext[] {
  const both = [true, false]
  const schedules: PublishContext['scheduled'][] = [[], ['publish'], ['withdraw']]
  return TEXT_STATES.flatMap((state) =>
    (['draft', 'public', 'withdrawn'] as const).flatMap((publicState) =>
      schedules.flatMap((scheduled) =>
        both.flatMap((hasChanges) =>
          both.flatMap((hasTitle) =>
            both.flatMap((isOwn) =>
              both.flatMap((fourEyes) =>
                (['nobody', 'writer', 'publisher'] as const).map((role) => ({
                  state,
                  publicState,
                  scheduled,
                  hasChanges,
                  hasTitle,
                  isOwn,
                  fourEyes,
                  mayWrite: role !== 'nobody',
                  mayPublish: role === 'publisher',
                })),
              ),
            ),
          ),
        ),
      ),
    ),
  )
}

const EVERY = everyContext()

test.each(ACTIONS)('who may not write may do nothing with any text: %s', (action) => {
  for (const text of EVERY.filter(({ mayWrite }) => !mayWrite)) {
    expect(said(action, text)).toBe('not_a_writer')
  }
})

test.each(['publish', 'withdraw', 'schedule', 'cancelSchedule'] as const)(
  'a writer who is no publisher never gets to %s',
  (action) => {
    for (const text of EVERY.filter(({ mayWrite, mayPublish }) => mayWrite && !mayPublish)) {
      expect(said(action, text)).toBe('not_a_publisher')
    }
  },
)

test('a writer may submit and take back exactly what a publisher may', () => {
  for (const text of EVERY.filter(({ mayPublish }) => mayPublish)) {
    const asWriter = { ...text, mayPublish: false }
    for (const action of ['submit', 'returnToDraft'] as const) {
      expect(said(action, asWriter)).toBe(said(action, text))
    }
  }
})

test('nothing without a title is submitted or published, whatever else it is', () => {
  for (const text of EVERY.filter(({ hasTitle }) => !hasTitle)) {
    expect(judgeAction('submit', text).allowed).toBe(false)
    expect(judgeAction('publish', text).allowed).toBe(false)
  }
})

test('publishing needs a reason exactly for one’s own work under four eyes', () => {
  for (const text of EVERY) {
    const verdict = judgeAction('publish', text)
    if (!verdict.allowed) continue
    expect(verdict.needsReason).toBe(text.isOwn && text.fourEyes)
  }
})

test('exactly what is public can be withdrawn, and always with a reason', () => {
  for (const text of EVERY.filter(({ mayPublish }) => mayPublish)) {
    expect(said('withdraw', text)).toBe(text.publicState === 'public' ? 'reason' : 'not_public')
  }
})

test('what readers have unchanged is not published again', () => {
  for (const text of EVERY.filter(({ mayPublish }) => mayPublish)) {
    const isSame = text.publicState === 'public' && !text.hasChanges
    expect(said('publish', text) === 'nothing_to_publish').toBe(isSame)
  }
})

test('what is scheduled can be cancelled, and nothing else', () => {
  for (const text of EVERY.filter(({ mayPublish }) => mayPublish)) {
    const expected = text.scheduled.length > 0 ? 'yes' : 'nothing_scheduled'
    expect(said('cancelSchedule', text)).toBe(expected)
  }
})

test('a schedule is judged as if it were done now', () => {
  for (const text of EVERY) {
    expect(judgeSchedule(text, 'publish')).toEqual(judgeAction('publish', text))
    if (text.scheduled.includes('publish')) continue
    expect(judgeSchedule(text, 'withdraw')).toEqual(judgeAction('withdraw', text))
  }
})

test('what will be public by its schedule can be scheduled to be withdrawn', () => {
  const text: PublishContext = { ...IN_REVIEW, scheduled: ['publish'] }
  expect(judgeSchedule(text, 'withdraw')).toEqual({ allowed: true, needsReason: true })
  expect(judgeSchedule({ ...text, mayPublish: false }, 'withdraw').allowed).toBe(false)
})
