import { Icon } from '../../components/icon/icon.tsx'
import { PANEL_OPACITY } from '../../components/leader-panel/panel-colour.ts'
import { Portrait } from '../../components/portrait/portrait.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { isDataSaverOn } from '../../data-saver/data-saver-context.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import styles from './army-leader-card.module.css'
import type { ArmyLeader } from './present-army-leaders.ts'

/** A leader in the data saver: title, name, the photo on request, the description. */
function LeaderText({ leader }: { readonly leader: ArmyLeader }) {
  const { name, title, portrait, description } = leader
  return (
    <article className="saver-leader">
      <p className="saver-facts">{title}</p>
      <h2>{name}</h2>
      <Portrait picture={portrait} slot={IMAGE_SLOTS.armyLeader} />
      {description ? <Prose html={description} /> : null}
    </article>
  )
}

interface CardFaceProps {
  readonly leader: ArmyLeader
  readonly first: boolean
}

interface ArmyLeaderCardProps extends CardFaceProps {
  readonly onToggle: (details: HTMLDetailsElement) => void
}

function CardFace({ leader, first }: CardFaceProps) {
  const { name, title, portrait, colour, description } = leader
  const messages = usePageMessages().ministry.army
  return (
    <>
      <span className={styles.photo}>
        <Portrait picture={portrait} slot={IMAGE_SLOTS.armyLeader} first={first} alt="" />
        {description ? (
          <>
            <span className={styles.hint} aria-hidden="true">
              {messages.hint}
            </span>
            <span className={styles.sign} aria-hidden="true">
              <Icon name="chevron-down" />
            </span>
          </>
        ) : null}
      </span>
      <span className={`${styles.plate} ${styles[colour.tone]}`}>
        <svg className={styles.ground} aria-hidden="true" focusable="false">
          <rect width="100%" height="100%" fill={colour.fill} fillOpacity={PANEL_OPACITY} />
        </svg>
        <span className={styles.title}>{title}</span>
        <strong className={styles.name}>{name}</strong>
      </span>
    </>
  )
}

/**
 * A leader's photo and name; a click on the photo opens and closes the description
 * (Specification §2). The description has its own row under the row of photos, or stays within the
 * card in browsers without `::details-content`.
 */
export function ArmyLeaderCard({ leader, first, onToggle }: ArmyLeaderCardProps) {
  if (import.meta.env.SSR && isDataSaverOn()) return <LeaderText leader={leader} />
  if (leader.description === '') {
    return (
      <div className={styles.card}>
        <CardFace leader={leader} first={first} />
      </div>
    )
  }
  return (
    <details
      className={styles.details}
      name="army-leader"
      onToggle={(event) => onToggle(event.currentTarget)}
    >
      <summary className={styles.card}>
        <CardFace leader={leader} first={first} />
      </summary>
      <div className={styles.description}>
        <p className={styles.descriptionName}>{leader.name}</p>
        <Prose html={leader.description} />
      </div>
    </details>
  )
}
