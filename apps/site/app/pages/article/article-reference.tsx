import { referenceNumber } from '@gaashaan/contract/reference-number'
import { PageLink } from '../../components/page-link/page-link.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import styles from './article.module.css'

/** The number by which an article is asked about, beside the page where that is done. */
export function ArticleReference({ id }: { readonly id: number }) {
  const messages = usePageMessages().posts.article
  return (
    <p className={styles.reference}>
      <span>
        {messages.reference}: <strong>{referenceNumber(id)}</strong>
      </span>
      <PageLink to={PATHS.verify} className="no-print">
        {messages.verify}
      </PageLink>
    </p>
  )
}
