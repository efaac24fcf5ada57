import { Icon } from '../../components/icon/icon.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import type { Article } from './present-article.ts'
import styles from './withdrawn-notice.module.css'

interface WithdrawnNoticeProps {
  readonly withdrawn: NonNullable<Article['withdrawn']>
}

/** Says above the text that the ministry has withdrawn the article, when and why. */
export function WithdrawnNotice({ withdrawn }: WithdrawnNoticeProps) {
  const { states } = usePageMessages().posts.article
  return (
    <section className={styles.notice} aria-labelledby="withdrawn">
      <h2 id="withdrawn" className={styles.heading}>
        <Icon name="warning" size={24} />
        {states.withdrawnTitle}
      </h2>
      <p className={styles.reason}>
        <strong>{states.withdrawnReason}:</strong> {withdrawn.reason}
      </p>
      <p className={styles.hint}>
        {states.withdrawnOn}: <time dateTime={withdrawn.day}>{withdrawn.date}</time>.{' '}
        {states.withdrawnHint}
      </p>
    </section>
  )
}
