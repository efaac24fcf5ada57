import { otherLanguage, type Post } from '@gaashaan/contract'
import { data } from 'react-router'
import type { CallResult } from '../../api/call.ts'
import { latestNews, latestOfKind, postById } from '../../api/posts.ts'
import { getVisit } from '../../context.ts'
import { isoDay } from '../../language/dates.ts'
import { idFromSlug } from '../../news/slug.ts'
import type { RelatedResult } from '../../search/search.ts'
import { redirectOldPath } from '../not-found/redirect-old-path.ts'
import type { Route } from './+types/route.ts'
import styles from './article.module.css'
import { ArticleElsewhere } from './article-in-other-language.tsx'
import { ArticleMissing } from './article-missing.tsx'
import { ArticlePage } from './article-page.tsx'
import { LatestAside } from './latest-aside.tsx'
import {
  articleStatus,
  presentArticle,
  presentElsewhere,
  presentLatest,
  presentRelated,
  SIDEBAR_SIZE,
} from './present-article.ts'

const MISSING: CallResult<never> = { state: 'missing' }

const NOTHING_BESIDE: RelatedResult = { isBehind: false }

/** The article in the other language, where this one does not have it. */
async function elsewhereOf(called: CallResult<Post>, ask: () => Promise<CallResult<Post>>) {
  return called.state === 'missing' ? presentElsewhere(await ask()) : undefined
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const id = params.slug === undefined ? undefined : idFromSlug(params.slug)
  const [called, news, { beside }] = await Promise.all([
    id === undefined ? MISSING : postById(transport, id, language),
    latestNews(transport, language, SIDEBAR_SIZE),
    id === undefined ? NOTHING_BESIDE : transport.beside(language, id),
  ])
  const status = articleStatus(called)
  const elsewhere =
    id === undefined
      ? undefined
      : await elsewhereOf(called, () => postById(transport, id, otherLanguage(language)))
  const isUnknown = params.slug !== undefined && called.state === 'missing' && !elsewhere
  if (isUnknown) await redirectOldPath(transport, request.url)
  const article =
    called.state === 'loaded'
      ? presentArticle(called.data, language, isoDay(new Date().toISOString()), beside?.kind)
      : undefined
  const kind = article?.kind ?? elsewhere?.kind ?? 'news'
  // Most articles are news, whose latest were asked for beside the article.
  const newest =
    kind === 'news' ? news : await latestOfKind(transport, kind, language, SIDEBAR_SIZE)
  const latest = presentLatest(newest, language, id)
  return data(
    {
      article,
      related: presentRelated(beside, latest, language),
      elsewhere,
      status,
      named: params.slug !== undefined,
      kind,
      latest,
      latestFailed: newest.failed,
    },
    { status },
  )
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { article, related, elsewhere, status, named, kind, latest, latestFailed } = loaderData
  return (
    <div className={`container ${styles.page}`}>
      {article ? (
        <ArticlePage article={article} related={related} />
      ) : elsewhere ? (
        <ArticleElsewhere elsewhere={elsewhere} />
      ) : (
        <ArticleMissing named={named} failed={status === 503} />
      )}
      <LatestAside kind={kind} posts={latest} failed={latestFailed} />
    </div>
  )
}
