import { useRef } from 'react'
import { isDataSaverOn } from '../../data-saver/data-saver-context.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { ArmyLeaderCard } from './army-leader-card.tsx'
import styles from './leader-grid.module.css'
import type { ArmyLeader } from './present-army-leaders.ts'

/** The army's leaders; one description is open at a time (Specification §4). */
export function LeaderGrid({ leaders }: { readonly leaders: readonly ArmyLeader[] }) {
  const messages = usePageMessages().ministry.army
  const grid = useRef<HTMLUListElement>(null)

  // Browsers that support `<details name>` do this themselves.
  function closeOthers(opened: HTMLDetailsElement) {
    if (!opened.open) return
    for (const details of grid.current?.querySelectorAll('details[open]') ?? []) {
      if (details !== opened) details.removeAttribute('open')
    }
  }

  const hasCards = !(import.meta.env.SSR && isDataSaverOn())
  return (
    <>
      {hasCards && leaders.some(({ description }) => description !== '') ? (
        <p className={styles.hint}>{messages.hint}</p>
      ) : null}
      <ul ref={grid} className={styles.grid}>
        {leaders.map((leader, index) => (
          <li key={`${leader.title} ${leader.name}`}>
            <ArmyLeaderCard leader={leader} first={index === 0} onToggle={closeOthers} />
          </li>
        ))}
      </ul>
    </>
  )
}
