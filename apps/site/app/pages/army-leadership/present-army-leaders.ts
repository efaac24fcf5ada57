import type { Leader } from '@gaashaan/contract'
import type { List } from '../../api/call.ts'
import { type PanelColour, panelColour } from '../../components/leader-panel/panel-colour.ts'
import { cleanLeaderHtml } from '../../html/clean-html.server.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { type PagePicture, pagePicture } from '../../images/page-picture.ts'
import type { Messages } from '../../messages/messages.ts'

/** One leader of the army as the grid shows them. */
export interface ArmyLeader {
  readonly name: string
  readonly title: string
  readonly portrait: PagePicture | undefined
  readonly colour: PanelColour
  /** Cleaned HTML; empty where there is nothing to open. */
  readonly description: string
}

/** The army's leaders, in the host's order. */
export function presentArmyLeaders(
  { items, failed }: List<Leader>,
  messages: Messages,
): { readonly leaders: readonly ArmyLeader[]; readonly failed: boolean } {
  const leaders = items.map(({ name, title, photo, picture, description, bgColor }) => ({
    name,
    title,
    portrait: pagePicture(
      picture,
      photo,
      messages.ministry.profile.portraitOf(name),
      IMAGE_SLOTS.armyLeader,
    ),
    colour: panelColour(bgColor),
    description: cleanLeaderHtml(description ?? '').trim(),
  }))
  return { leaders, failed }
}
