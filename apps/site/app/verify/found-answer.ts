import { compareTexts, type Words } from './compare-texts.ts'
import type { LoggedVersion, VerifiedText, VerifyAnswer } from './verify.ts'

type FoundAnswer = Extract<VerifyAnswer, { kind: 'found' }>

/** The answer where an entry of the log is of exactly what is asked about. */
export function exactAnswer(text: VerifiedText, version: LoggedVersion): FoundAnswer {
  const isLatest = text.latest.index === version.index || text.latest.action !== 'published'
  return { kind: 'found', likeness: isLatest ? 'same' : 'former', text, version }
}

/** The answer to a quote of a text, with the words of both; `undefined` where they are not alike. */
export function quoteAnswer(
  asked: Words,
  words: Words,
  text: VerifiedText,
): FoundAnswer | undefined {
  const comparison = compareTexts(asked, words)
  if (!comparison) return undefined
  const { likeness, parts } = comparison
  const answer = { kind: 'found', likeness, text, version: text.latest } as const
  return likeness === 'same' ? answer : { ...answer, parts }
}
