import { useLocation } from 'react-router'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import styles from './operation.module.css'

/** An operation that does not exist or could not be loaded (Specification §8). */
export function OperationMissing({ failed }: { readonly failed: boolean }) {
  const { common, home, posts } = usePageMessages()
  const { pathname, search } = useLocation()
  const messages = posts.operation
  return (
    <>
      <title>{messages.missing}</title>
      <meta name="robots" content="noindex" />
      <PageTitle
        title={messages.missing}
        trail={[{ label: home.operations, to: PATHS.operations }]}
      />
      <div className={`container ${styles.missing}`}>
        {failed ? (
          <p>
            {common.empty.failed} <a href={pathname + search}>{common.empty.tryAgain}</a>
          </p>
        ) : null}
        <ArrowLink to={PATHS.operations} back>
          {messages.back}
        </ArrowLink>
      </div>
    </>
  )
}
