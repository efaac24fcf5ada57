import type { About, Language, Leader } from '@gaashaan/contract'
import { aboutText as en } from '@gaashaan/contract/defaults/en/about'
import { type AboutText, aboutText as so } from '@gaashaan/contract/defaults/so/about'
import type { CallResult } from '../../api/call.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import type { Messages } from '../../messages/messages.ts'
import { presentLeader } from '../leadership/present-profile.ts'
import { mergeTexts } from '../merge-texts.ts'

/** The minister in short, or that there is none to show (Specification §8). */
export function presentMinister(result: CallResult<Leader>, messages: Messages) {
  if (result.state === 'missing') return { state: 'empty' } as const
  if (result.state === 'failed') return { state: 'failed' } as const
  const leader = presentLeader(result.data, messages, IMAGE_SLOTS.leaderCard)
  return { state: 'loaded', ...leader } as const
}

export type MinisterCard = ReturnType<typeof presentMinister>

/** The page's texts in a language: the defaults, with the ministry's changes. */
export function presentAboutText(language: Language, about?: About | null): AboutText {
  const values = about?.values && {
    ...about.values,
    items: about.values.items?.map(({ title, text }) => ({ title, text: text ?? '' })),
  }
  return mergeTexts(language === 'SO' ? so : en, about && { ...about, values })
}
