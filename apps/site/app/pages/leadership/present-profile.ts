import type { Leader } from '@gaashaan/contract'
import type { CallResult } from '../../api/call.ts'
import { type PanelColour, panelColour } from '../../components/leader-panel/panel-colour.ts'
import { cleanLeaderHtml } from '../../html/clean-html.server.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { type PagePicture, pagePicture } from '../../images/page-picture.ts'
import type { Messages } from '../../messages/messages.ts'

/** A leadership profile as its page shows it (Specification §4: error, loaded or empty). */
export type Profile =
  | {
      readonly state: 'loaded'
      readonly name: string
      readonly title: string
      readonly portrait: PagePicture | undefined
      readonly colour: PanelColour
      /** Cleaned HTML. */
      readonly description: string
    }
  | { readonly state: 'empty' }
  | { readonly state: 'failed' }

/** The outcome of the leadership call as a profile; 404 is empty and no error (Specification §8). */
export function presentProfile(called: CallResult<Leader>, messages: Messages): Profile {
  if (called.state === 'missing') return { state: 'empty' }
  if (called.state === 'failed') return { state: 'failed' }
  const { name, title, photo, picture, description, bgColor } = called.data
  return {
    state: 'loaded',
    name,
    title,
    portrait: pagePicture(
      picture,
      photo,
      messages.ministry.profile.portraitOf(name),
      IMAGE_SLOTS.leaderPanel,
    ),
    colour: panelColour(bgColor),
    description: cleanLeaderHtml(description ?? ''),
  }
}
