import type { Leader } from '@gaashaan/contract'
import type { CallResult } from '../../api/call.ts'
import { panelColour } from '../../components/leader-panel/panel-colour.ts'
import { cleanLeaderHtml } from '../../html/clean-html.server.ts'
import { IMAGE_SLOTS, type ImageSlot } from '../../images/image-slots.ts'
import { pagePicture } from '../../images/page-picture.ts'
import type { Messages } from '../../messages/messages.ts'

/** A leader in short, with the portrait in the sizes of a slot. */
export function presentLeader(leader: Leader, messages: Messages, slot: ImageSlot) {
  const { name, title, picture, photo } = leader
  const alt = messages.ministry.profile.portraitOf(name)
  return { name, title, portrait: pagePicture(picture, photo, alt, slot) }
}

/**
 * The result of the leadership call as a profile (Specification §4: error, loaded or empty). A 404
 * is empty and no error (§8).
 */
export function presentProfile(result: CallResult<Leader>, messages: Messages) {
  if (result.state === 'missing') return { state: 'empty' } as const
  if (result.state === 'failed') return { state: 'failed' } as const
  const { description, bgColor } = result.data
  return {
    state: 'loaded',
    ...presentLeader(result.data, messages, IMAGE_SLOTS.leaderPanel),
    colour: panelColour(bgColor),
    /** Cleaned HTML. */
    description: cleanLeaderHtml(description ?? ''),
  } as const
}

export type Profile = ReturnType<typeof presentProfile>
