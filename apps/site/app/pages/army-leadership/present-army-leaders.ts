import type { Leader } from '@gaashaan/contract'
import type { List } from '../../api/call.ts'
import { panelColour } from '../../components/leader-panel/panel-colour.ts'
import { cleanLeaderHtml } from '../../html/clean-html.server.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import type { Messages } from '../../messages/messages.ts'
import { presentLeader } from '../leadership/present-profile.ts'

/** The army's leaders, in the host's order. */
export function presentArmyLeaders({ items, failed }: List<Leader>, messages: Messages) {
  const leaders = items.map((leader) => ({
    ...presentLeader(leader, messages, IMAGE_SLOTS.armyLeader),
    colour: panelColour(leader.bgColor),
    /** Cleaned HTML; empty where the leader has no description. */
    description: cleanLeaderHtml(leader.description ?? '').trim(),
  }))
  return { leaders, failed }
}

export type ArmyLeader = ReturnType<typeof presentArmyLeaders>['leaders'][number]
