import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import motif from '../../assets/empty.svg?url'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { languageInSearch, withLanguage } from '../../language/address-language.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { useNews } from '../../news-selection/news-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import styles from './article.module.css'

interface ArticleMissingProps {
  /** Whether the address names an article; without one it is the selected news (Specification §2). */
  readonly named: boolean
  /** True when the API host could not be asked. */
  readonly failed: boolean
}

/** The article that is not there (Specification §8), or the way to the selected news. */
export function ArticleMissing({ named, failed }: ArticleMissingProps) {
  const { common, errorPage, furniture, posts } = usePageMessages()
  const { selectedNewsId } = useNews()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isOnItsWay = !named && selectedNewsId !== null

  useEffect(() => {
    if (named || selectedNewsId === null) return
    const to = withLanguage(`${PATHS.article}/${selectedNewsId}`, languageInSearch(search))
    void navigate(to, { replace: true })
  }, [named, selectedNewsId, navigate, search])

  if (isOnItsWay) return <p className={styles.missing}>{common.loading}</p>
  return (
    <div className={styles.article}>
      <title>{posts.article.notFound}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs
        trail={[{ label: furniture.nav.news, to: PATHS.news }]}
        current={errorPage.notFound}
      />
      <div className={styles.missing}>
        <img src={motif} width="180" height="120" alt="" />
        <h1>{posts.article.notFound}</h1>
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
