import { Cover } from '../../components/cover/cover.tsx'
import { OperationFacts } from '../../components/operation-card/operation-facts.tsx'
import type { OperationView } from '../../components/operation-card/present-operation.ts'
import { StatusBadge } from '../../components/status-badge/status-badge.tsx'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import styles from './operation.module.css'

/** An operation's picture, and beside it how it stands, what it is, where and since when. */
export function OperationHead({ operation }: { readonly operation: OperationView }) {
  const { description, picture, status, lang } = operation
  return (
    <div className={styles.head}>
      <Cover picture={picture} place={IMAGE_SLOTS.article} first />
      <div className={styles.text}>
        <StatusBadge status={status} />
        {description ? (
          <p className={styles.description} lang={lang?.description}>
            {description}
          </p>
        ) : null}
        <OperationFacts operation={operation} />
      </div>
    </div>
  )
}
