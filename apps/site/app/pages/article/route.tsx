import { otherLanguage } from '@gaashaan/contract'
import { data, redirect } from 'react-router'
import type { CallResult } from '../../api/call.ts'
import { latestOfKind, postById } from '../../api/posts.ts'
import { forAside } from '../../api/transport.ts'
import { getVisit } from '../../context.ts'
import { isoDay } from '../../language/dates.ts'
import { idFromSlug } from '../../news/slug.ts'
import { redirectOldPath } from '../not-found/redirect-old-path.ts'
import type { Route } from './+types/route.ts'
import styles from './article.module.css'
import { ArticleInOtherLanguage } from './article-in-other-language.tsx'
import { ArticleMissing } from './article-missing.tsx'
import { ArticlePage } from './article-page.tsx'
import { LatestAside } from './latest-aside.tsx'
import {
  articleStatus,
  presentArticle,
  presentLatestAside,
  presentRelated,
  presentTranslation,
  SIDEBAR_SIZE,
} from './present-article.ts'

const MISSING: CallResult<never> = { state: 'missing' }

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const { slug } = params
  const hasSlug = slug !== undefined
  const id = hasSlug ? idFromSlug(slug) : undefined
  const [result, indexed] = await Promise.all([
    id === undefined ? MISSING : postById(transport, id, language),
    id === undefined ? undefined : transport.related(language, id),
  ])
  const removed = result.state === 'missing' ? result.removed : undefined
  if (removed?.movedTo) throw redirect(removed.movedTo, 308)
  const translation =
    id !== undefined && result.state === 'missing' && !removed
      ? presentTranslation(await postById(transport, id, otherLanguage(language)))
      : undefined
  if (hasSlug && result.state === 'missing' && !translation && !removed) {
    await redirectOldPath(transport, request.url)
  }
  const { kind: indexedKind, related } = indexed?.context ?? {}
  const today = isoDay(new Date().toISOString())
  const article =
    result.state === 'loaded'
      ? presentArticle(result.data, language, today, indexedKind)
      : undefined
  const kind = article?.kind ?? translation?.kind ?? 'news'
  // Only now, so that the page depends on the list that it shows and on no other.
  const newest = await latestOfKind(forAside(transport), kind, language, SIDEBAR_SIZE)
  const latest = presentLatestAside(kind, newest, language, id)
  const status = articleStatus(result)
  return data(
    {
      article,
      related: presentRelated(related, latest.posts, language),
      translation,
      status,
      hasSlug,
      latest,
    },
    { status },
  )
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { article, related, translation, status, hasSlug, latest } = loaderData
  return (
    <div className={`container ${styles.page}`}>
      {article ? (
        <ArticlePage article={article} related={related} />
      ) : translation ? (
        <ArticleInOtherLanguage translation={translation} />
      ) : (
        <ArticleMissing hasSlug={hasSlug} failed={status === 503} removed={status === 410} />
      )}
      <LatestAside {...latest} />
    </div>
  )
}
