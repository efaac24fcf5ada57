import { PLACES } from '../../api/picture-places.ts'
import { useWords } from '../../language/language-context.tsx'
import { Cover } from '../cover/cover.tsx'
import { Icon } from '../icon/icon.tsx'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import styles from './operation-card.module.css'
import type { OperationOnPage } from './present-operation.ts'

interface OperationCardProps {
  readonly operation: OperationOnPage
  readonly heading: 'h2' | 'h3'
  readonly first?: boolean
}

/** An operation or campaign: picture, status, title, description, address and start (Specification §3). */
export function OperationCard({ operation, heading: Heading, first }: OperationCardProps) {
  const words = useWords().home
  const { title, description, address, start, startDay, picture, status } = operation
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <Cover picture={picture} place={PLACES.third} first={first} />
        <div className={styles.status}>
          <StatusBadge status={status} />
        </div>
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>{title}</Heading>
        {description ? <p className={styles.description}>{description}</p> : null}
        {address || start ? (
          <ul className={styles.facts}>
            {address ? (
              <li>
                <Icon name="pin" />
                <span className="visually-hidden">{words.operationPlace} </span>
                {address}
              </li>
            ) : null}
            {start ? (
              <li>
                <Icon name="calendar" />
                <span className="visually-hidden">{words.operationStart} </span>
                <time dateTime={startDay}>{start}</time>
              </li>
            ) : null}
          </ul>
        ) : null}
      </div>
    </article>
  )
}
