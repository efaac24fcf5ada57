import { isDataSaverOn } from '../../data-saver/data-saver-context.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { Cover } from '../cover/cover.tsx'
import cardLink from '../page-link/card-link.module.css'
import { PageLink } from '../page-link/page-link.tsx'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import styles from './operation-card.module.css'
import { OperationFacts } from './operation-facts.tsx'
import type { OperationView } from './present-operation.ts'

interface OperationCardProps {
  readonly operation: OperationView
  readonly heading: 'h2' | 'h3'
  readonly first?: boolean
}

/**
 * An operation or campaign: picture, status, title, description, address and start (Specification §3).
 * The whole card links to its own page.
 */
export function OperationCard({ operation, heading: Heading, first }: OperationCardProps) {
  const { to, title, description, picture, status, lang } = operation
  return (
    <article className={`${cardLink.card} ${styles.card}`}>
      <div className={styles.top}>
        {import.meta.env.SSR && isDataSaverOn() ? null : (
          <Cover picture={picture} slot={IMAGE_SLOTS.third} first={first} />
        )}
        <div className={styles.status}>
          <StatusBadge status={status} />
        </div>
      </div>
      <div className={styles.body}>
        <Heading className={styles.title} lang={lang?.title}>
          {to ? (
            <PageLink to={to} className={cardLink.link}>
              {title}
            </PageLink>
          ) : (
            title
          )}
        </Heading>
        {description ? (
          <p className={styles.description} lang={lang?.description}>
            {description}
          </p>
        ) : null}
        <div className={styles.foot}>
          <OperationFacts operation={operation} />
        </div>
      </div>
    </article>
  )
}
