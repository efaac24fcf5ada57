import type { ReactNode } from 'react'
import styles from './link-list.module.css'

interface LinkListProps {
  readonly heading: string
  /** The heading's id, for a landmark that it names. */
  readonly headingId?: string
  /** An `li` for each link. */
  readonly children: ReactNode
}

/** Links under a heading with a green rule, and a line over each. */
export function LinkList({ heading, headingId, children }: LinkListProps) {
  return (
    <div className={styles.list}>
      <h2 id={headingId}>{heading}</h2>
      <ul>{children}</ul>
    </div>
  )
}
