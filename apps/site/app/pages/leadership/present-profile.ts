import type { Leader } from '@gaashaan/contract'
import type { Called } from '../../api/call.ts'
import { type PanelColour, panelColour } from '../../components/leader-panel/panel-colour.ts'
import { cleanLeaderHtml } from '../../html/clean-html.server.ts'
import { PLACES } from '../../images/image-slots.ts'
import { type PagePicture, pictureOf } from '../../images/page-picture.ts'
import type { Words } from '../../messages/messages.ts'

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
export function presentProfile(called: Called<Leader>, words: Words): Profile {
  if (called.state === 'missing') return { state: 'empty' }
  if (called.state === 'failed') return { state: 'failed' }
  const { name, title, photo, picture, description, bgColor } = called.data
  return {
    state: 'loaded',
    name,
    title,
    portrait: pictureOf(
      picture,
      photo,
      words.ministry.profile.portraitOf(name),
      PLACES.leaderPanel,
    ),
    colour: panelColour(bgColor),
    description: cleanLeaderHtml(description ?? ''),
  }
}
