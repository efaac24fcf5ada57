import { OperationCard } from './operation-card.tsx'
import styles from './operation-grid.module.css'
import type { OperationView } from './present-operation.ts'

interface OperationGridProps {
  readonly operations: readonly OperationView[]
  readonly heading: 'h2' | 'h3'
  /** Whether the first card is at the top of the page, so that its picture is loaded at once. */
  readonly startsPage?: boolean
}

/** Operations in rows of three, two or one. */
export function OperationGrid({ operations, heading, startsPage }: OperationGridProps) {
  return (
    <ul className={styles.grid}>
      {operations.map((operation, index) => (
        <li key={operation.key}>
          <OperationCard
            operation={operation}
            heading={heading}
            first={startsPage && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}
