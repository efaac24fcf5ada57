import { ArchiveLink } from '../../components/archive-link/archive-link.tsx'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { FeedLinks } from '../../components/feed-links/feed-links.tsx'
import { FilterChips } from '../../components/filter-chips/filter-chips.tsx'
import { LanguageButtons } from '../../components/language-buttons/language-buttons.tsx'
import { PagedList } from '../../components/paged-list/paged-list.tsx'
import { PostCards } from '../../components/post-card/post-card.tsx'
import { getVisit } from '../../context.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/route.ts'
import { loadNews } from './load-news.ts'
import styles from './news.module.css'

export function loader({ request, context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  return loadNews(transport, language, new URL(request.url).searchParams)
}

export default function NewsPage({ loaderData: news }: Route.ComponentProps) {
  const { furniture, posts: messages } = usePageMessages()
  const title = furniture.nav.news
  const isFiltered = news.subcategory !== undefined
  const isEmpty = news.posts.length === 0
  return (
    <>
      <PageHeader
        title={title}
        lead={messages.news.lead}
        aside={<LanguageButtons />}
        head={{ ...news, filter: news.subcategory, picture: news.posts[0]?.picture?.url }}
      />
      <div className="container">
        <div className={styles.filter}>
          <FilterChips
            label={messages.news.filter}
            queryKey="subcategory"
            values={news.subcategories}
            current={news.subcategory}
          />
        </div>
        <PagedList
          {...news}
          isEmpty={isEmpty}
          empty={isFiltered ? messages.news.emptyFilter : messages.news.empty}
        >
          <PostCards posts={news.posts} />
        </PagedList>
        <ArchiveLink list="news" />
        <FeedLinks
          name="news"
          title={[title, news.subcategory].filter(Boolean).join(': ')}
          subcategory={news.feed}
        />
        {isFiltered && isEmpty ? (
          <ArrowLink to={PATHS.news}>{messages.article.lists.news.all}</ArrowLink>
        ) : null}
      </div>
    </>
  )
}
