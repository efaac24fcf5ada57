import { proofPath } from '@gaashaan/transparency-log/tile'
import { withLanguage } from '../../language/language-path.ts'
import { dayText } from '../../language/moment-text.ts'
import type { ComparedPart, VerifyAnswer } from '../../verify/verify.ts'
import type { VerifyMessages } from './verify-messages.server.ts'

type Found = Extract<VerifyAnswer, { kind: 'found' }>
/** What became of the text that was asked about, as the log says. */
function verdictOf({ likeness, text, version }: Found): keyof VerifyMessages['verdicts'] {
  if (version.action === 'removed' || text.latest.action === 'removed') return 'removed'
  if (likeness === 'differs') return 'differs'
  if (text.latest.action === 'withdrawn') return 'withdrawn'
  return likeness
}

const TONES = {
  same: 'good',
  shortened: 'careful',
  differs: 'bad',
  former: 'careful',
  alike: 'careful',
  withdrawn: 'careful',
  removed: 'careful',
  none: 'unknown',
} as const satisfies Record<keyof VerifyMessages['verdicts'], Verdict['tone']>

/** When the text was published, and what became of it, a sentence each. */
function datesOf({ text, version, likeness }: Found, messages: VerifyMessages) {
  const { first, latest } = text
  const day = ({ at }: { readonly at: string }) => dayText(at, messages.months)
  const isChanged = latest.action === 'published' && latest.index !== first.index
  return [
    messages.published(day(first)),
    ...(likeness === 'former' ? [messages.formerStood(day(version))] : []),
    ...(isChanged
      ? [messages[likeness === 'differs' ? 'changedWords' : 'changed'](day(latest))]
      : []),
    ...(latest.action === 'withdrawn' ? [messages.withdrawn(day(latest))] : []),
    ...(latest.action === 'removed' ? [messages.removed(day(latest))] : []),
    ...(latest.index === first.index && likeness === 'same' && latest.action === 'published'
      ? [messages.unchanged]
      : []),
  ]
}

/** What the page says of a question, in words. */
export interface Verdict {
  readonly tone: 'good' | 'careful' | 'bad' | 'unknown'
  readonly heading: string
  readonly sentences: readonly string[]
  /** What the ministry has said of the last change. */
  readonly note?: string
  /** What was asked beside the ministry's text, where they differ. */
  readonly parts?: readonly ComparedPart[]
  /** The ministry's text, where it can be read. */
  readonly link?: { readonly to: string; readonly title: string }
  /** The entry in the log. */
  readonly proof?: { readonly to: string; readonly label: string }
}

/** The verdict on what was asked. */
export function presentVerdict(answer: VerifyAnswer, messages: VerifyMessages): Verdict {
  if (answer.kind !== 'found') {
    return {
      tone: TONES.none,
      heading: messages.verdicts.none,
      sentences: [messages.noneHint],
    }
  }
  const { text, version } = answer
  const verdict = verdictOf(answer)
  const isReadable = text.to !== undefined && text.latest.action !== 'removed'
  return {
    tone: TONES[verdict],
    heading: messages.verdicts[verdict],
    sentences: [
      ...(answer.likeness === 'alike' ? [messages.compareHint] : []),
      ...datesOf(answer, messages),
    ],
    ...(text.latest.note && { note: text.latest.note }),
    ...(answer.parts && { parts: answer.parts }),
    ...(isReadable && {
      link: { to: withLanguage(text.to ?? '', text.language), title: text.title ?? '' },
    }),
    proof: {
      to: `/log/${proofPath(version.index)}`,
      label: messages.proof(version.index),
    },
  }
}
