import { Icon } from '../../components/icon/icon.tsx'
import { PANEL_OPACITY } from '../../components/leader-panel/panel-colour.ts'
import { Portrait } from '../../components/portrait/portrait.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { isSaving } from '../../data-saver/data-saver-context.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import styles from './army-leader-card.module.css'
import { LeaderText } from './leader-text.tsx'
import type { ArmyLeader } from './present-army-leaders.ts'

interface ArmyLeaderCardProps {
  readonly leader: ArmyLeader
  readonly first: boolean
  readonly onToggle: (details: HTMLDetailsElement) => void
}

function Face({ leader, first }: Pick<ArmyLeaderCardProps, 'leader' | 'first'>) {
  const { name, title, portrait, colour, description } = leader
  const messages = usePageMessages().ministry.army
  return (
    <>
      <span className={styles.photo}>
        <Portrait picture={portrait} place={IMAGE_SLOTS.armyLeader} first={first} alt="" />
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
 * (Specification §2). Where the browser can, the description takes a row of its own under the row
 * of photos; else it stands in the card.
 */
export function ArmyLeaderCard({ leader, first, onToggle }: ArmyLeaderCardProps) {
  if (import.meta.env.SSR && isSaving()) return <LeaderText leader={leader} />
  if (leader.description === '') {
    return (
      <div className={styles.card}>
        <Face leader={leader} first={first} />
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
        <Face leader={leader} first={first} />
      </summary>
      <div className={styles.description}>
        <p className={styles.who}>{leader.name}</p>
        <Prose html={leader.description} />
      </div>
    </details>
  )
}
