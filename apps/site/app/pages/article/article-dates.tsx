import { PostMeta } from '../../components/post-meta/post-meta.tsx'
import { useWords } from '../../language/language-context.tsx'
import styles from './article.module.css'
import type { Article } from './present-article.ts'

/** Subcategory and day of publication, and when the text was changed on a later day. */
export function ArticleDates({ article }: { readonly article: Article }) {
  const { updated } = useWords().common
  return (
    <div className={styles.dates}>
      <PostMeta {...article.published} subcategory={article.subcategory} />
      {article.updated ? (
        <p className={styles.updated}>
          {updated}: <time dateTime={article.updated.day}>{article.updated.date}</time>
        </p>
      ) : null}
    </div>
  )
}
