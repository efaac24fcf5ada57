import { expect, test } from 'vitest'
import type { LoggedVersion, VerifyAnswer } from '../../verify/verify.ts'
import { presentVerdict } from './present-verdict.server.ts'
import { VERIFY_MESSAGES } from './verify-messages.server.ts'

const en = VERIFY_MESSAGES.EN

const version = (index: number, fields: Partial<LoggedVersion> = {}): LoggedVersion => ({
  index,
  at: `2026-05-1${index}T06:00:00.000Z`,
  action: 'published',
  note: '',
  ...fields,
})

type Found = Extract<VerifyAnswer, { kind: 'found' }>

/** The verdict on a text whose first version is the entry 1. */
function verdictOn(latest: LoggedVersion, fields: Partial<Found> = {}) {
  const text = {
    language: 'SO',
    to: '/resources/NewsDetail/x-7',
    title: 'Warka',
    first: version(1),
    latest,
  } as const
  const answer = { kind: 'found', likeness: 'same', text, version: latest, ...fields } as const
  return presentVerdict(answer, en)
}

test('a text that stands as it was published is the ministry’s', () => {
  expect(verdictOn(version(1))).toEqual({
    tone: 'good',
    heading: 'Yes, the Ministry has published this',
    sentences: ['Published on May 11, 2026.', 'Nothing in it was changed.'],
    link: { to: '/resources/NewsDetail/x-7?language=SO', title: 'Warka' },
    proof: { to: '/log/proof/1.tlog-proof', label: 'Proof: entry 1 of the open log' },
  })
})

test('a text that was changed says when and how', () => {
  const { sentences, note } = verdictOn(version(3, { note: 'The number was put right.' }))
  expect(sentences).toEqual(['Published on May 11, 2026.', 'Updated on May 13, 2026.'])
  expect(note).toBe('The number was put right.')
})

test('a former version says since when it stood and what followed', () => {
  const verdict = verdictOn(version(3), { likeness: 'former', version: version(2) })
  expect(verdict).toMatchObject({ tone: 'careful', heading: en.verdicts.former })
  expect(verdict.sentences).toEqual([
    'Published on May 11, 2026.',
    'It stood like this from May 12, 2026.',
    'Updated on May 13, 2026.',
  ])
})

test('a withdrawn text says so, however exact the quote', () => {
  const verdict = verdictOn(version(2, { action: 'withdrawn', note: 'A wrong name.' }))
  expect(verdict).toMatchObject({ heading: en.verdicts.withdrawn, note: 'A wrong name.' })
  expect(verdict.sentences).toContain('Withdrawn on May 12, 2026.')
})

test('a removed text has neither title nor link', () => {
  const latest = version(2, { action: 'removed' })
  const text = { language: 'SO', first: version(1), latest } as const
  const verdict = verdictOn(latest, { text })
  expect(verdict).toMatchObject({ heading: en.verdicts.removed })
  expect(verdict.link).toBeUndefined()
})

test('other words than the ministry’s come before everything else', () => {
  const parts = [{ kind: 'added', text: 'shan' }] as const
  const latest = version(2, { action: 'withdrawn' })
  const verdict = verdictOn(latest, { likeness: 'differs', parts })
  expect(verdict).toMatchObject({ tone: 'bad', heading: en.verdicts.differs, parts })
})

test('a picture that looks alike is to be compared by the reader', () => {
  const verdict = verdictOn(version(1), { likeness: 'alike' })
  expect(verdict).toMatchObject({ tone: 'careful', heading: en.verdicts.alike })
  expect(verdict.sentences[0]).toBe(en.compareHint)
})

test('words that differ from a text that was changed may be those of before', () => {
  expect(verdictOn(version(2), { likeness: 'differs' }).sentences).toEqual([
    'Published on May 11, 2026.',
    'Updated on May 12, 2026. Words that differ may be those that stood there before.',
  ])
})

test('what is not found is neither true nor false', () => {
  expect(presentVerdict({ kind: 'none' }, en)).toEqual({
    tone: 'unknown',
    heading: en.verdicts.none,
    sentences: [en.noneHint],
  })
})
