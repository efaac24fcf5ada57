import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './section-heading.module.css'

interface SectionHeadingProps {
  readonly id: string
  readonly children: ReactNode
  /** A link after the hairline, such as "All videos". */
  readonly link?: ReactNode
  readonly onInk?: boolean
}

/** A section's heading, with the shield's diagonal, the star and a hairline. */
export function SectionHeading({ id, children, link, onInk }: SectionHeadingProps) {
  return (
    <div className={`${styles.heading} ${onInk ? styles.onInk : ''}`}>
      <h2 id={id}>{children}</h2>
      <span className={styles.rule} aria-hidden="true">
        <span className={styles.blue} />
        <span className={styles.green} />
        <Icon name="star" size={16} />
        <span className={styles.line} />
      </span>
      {link ? <span className={styles.link}>{link}</span> : null}
    </div>
  )
}
