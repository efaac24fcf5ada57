import { OperationCard } from './operation-card.tsx'
import styles from './operation-grid.module.css'
import type { OperationView } from './present-operation.ts'

interface OperationGridProps {
  readonly operations: readonly OperationView[]
  readonly heading: 'h2' | 'h3'
  /** True where the first card's picture is among the first things of the page. */
  readonly startsPage?: boolean
}

/** Operations side by side: three, two, one. */
export function OperationGrid({ operations, heading, startsPage }: OperationGridProps) {
  return (
    <ul className={styles.grid}>
      {operations.map((operation, place) => (
        <li key={operation.key}>
          <OperationCard
            operation={operation}
            heading={heading}
            first={startsPage === true && place === 0}
          />
        </li>
      ))}
    </ul>
  )
}
