import { Portrait } from '../../components/portrait/portrait.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import type { ArmyLeader } from './present-army-leaders.ts'

/** A leader with the data saver on: title, name, the photo on request, the description. */
export function LeaderText({ leader }: { readonly leader: ArmyLeader }) {
  const { name, title, portrait, description } = leader
  return (
    <article className="saver-leader">
      <p className="saver-facts">{title}</p>
      <h2>{name}</h2>
      <Portrait picture={portrait} place={IMAGE_SLOTS.armyLeader} />
      {description ? <Prose html={description} /> : null}
    </article>
  )
}
