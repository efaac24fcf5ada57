import { otherLanguage, type Post } from '@gaashaan/contract'
import { data } from 'react-router'
import type { Called } from '../../api/call.ts'
import { latestNews, postById } from '../../api/posts.ts'
import { getVisit } from '../../context.ts'
import { isoDay } from '../../language/dates.ts'
import { idFromSlug } from '../../news/slug.ts'
import type { BesideAnswer } from '../../search/search.ts'
import { sendOn } from '../not-found/send-on.ts'
import type { Route } from './+types/route.ts'
import styles from './article.module.css'
import { ArticleElsewhere } from './article-elsewhere.tsx'
import { ArticleMissing } from './article-missing.tsx'
import { ArticlePage } from './article-page.tsx'
import { LatestNewsAside } from './latest-news-aside.tsx'
import {
  articleStatus,
  presentArticle,
  presentBeside,
  presentElsewhere,
  presentLatest,
  SIDEBAR_SIZE,
} from './present-article.ts'

const MISSING: Called<never> = { state: 'missing' }

const NOTHING_BESIDE: BesideAnswer = { isBehind: false }

/** The article in the other language, where this one does not have it. */
async function elsewhereOf(called: Called<Post>, ask: () => Promise<Called<Post>>) {
  return called.state === 'missing' ? presentElsewhere(await ask()) : undefined
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const id = params.slug === undefined ? undefined : idFromSlug(params.slug)
  const [called, latest, { beside }] = await Promise.all([
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
  if (isUnknown) await sendOn(transport, request.url)
  const article =
    called.state === 'loaded'
      ? presentArticle(called.data, language, isoDay(new Date().toISOString()))
      : undefined
  return data(
    {
      article,
      beside: article && presentBeside(beside, language),
      elsewhere,
      status,
      named: params.slug !== undefined,
      latest: presentLatest(latest, language, id),
      latestFailed: latest.failed,
    },
    { status },
  )
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { article, beside, elsewhere, status, named, latest, latestFailed } = loaderData
  return (
    <div className={`container ${styles.page}`}>
      {article ? (
        <ArticlePage article={article} beside={beside} />
      ) : elsewhere ? (
        <ArticleElsewhere elsewhere={elsewhere} />
      ) : (
        <ArticleMissing named={named} failed={status === 503} />
      )}
      <LatestNewsAside news={latest} failed={latestFailed} />
    </div>
  )
}
