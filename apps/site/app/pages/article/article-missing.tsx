import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import motif from '../../assets/empty.svg?url'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import { languageInSearch, withLanguage } from '../../language/language-path.ts'
import { useNews } from '../../news-selection/news-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import styles from './article.module.css'

interface ArticleMissingProps {
  /** Without a slug the page is that of the selected news (Specification §2). */
  readonly hasSlug: boolean
  /** True when the API host could not be reached. */
  readonly failed: boolean
  /** True for a text that was taken back for good, of which nothing is told. */
  readonly removed: boolean
}

/** A missing article (Specification §8), or the redirect to the selected news. */
export function ArticleMissing({ hasSlug, failed, removed }: ArticleMissingProps) {
  const { common, errorPage, furniture, posts } = usePageMessages()
  const { selectedNewsId } = useNews()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const redirectId = hasSlug ? null : selectedNewsId

  useEffect(() => {
    if (redirectId === null) return
    const to = withLanguage(`${PATHS.article}/${redirectId}`, languageInSearch(search))
    void navigate(to, { replace: true })
  }, [redirectId, navigate, search])

  const heading = removed ? posts.article.states.removed : posts.article.notFound
  if (redirectId !== null) return <p className={styles.missing}>{common.loading}</p>
  return (
    <div className={styles.article}>
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs
        trail={[{ label: furniture.nav.news, to: PATHS.news }]}
        current={removed ? heading : errorPage.notFound}
      />
      <div className={styles.missing}>
        <img src={motif} width="180" height="120" alt="" />
        <h1>{heading}</h1>
        {removed ? <p>{posts.article.states.removedHint}</p> : null}
        {failed ? (
          <p>
            {posts.article.failed} <a href={pathname + search}>{common.empty.tryAgain}</a>
          </p>
        ) : null}
        <ArrowLink to={PATHS.news} back>
          {posts.article.lists.news.back}
        </ArrowLink>
      </div>
    </div>
  )
}
