import { data } from 'react-router'
import { operationById } from '../../api/operations.ts'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { Cover } from '../../components/cover/cover.tsx'
import { OperationFacts } from '../../components/operation-card/operation-facts.tsx'
import { PostCards } from '../../components/post-card/post-card.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import { StatusBadge } from '../../components/status-badge/status-badge.tsx'
import { getVisit } from '../../context.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { idFromSlug } from '../../news/slug.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import { redirectOldPath } from '../not-found/redirect-old-path.ts'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/route.ts'
import styles from './operation.module.css'
import { OperationMissing } from './operation-missing.tsx'
import { OperationPhotos } from './operation-photos.tsx'
import { presentOperationPage } from './present-operation-page.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const id = idFromSlug(params.slug)
  const result = id === undefined ? undefined : await operationById(transport, id, language)
  if (result?.state === 'loaded') {
    return data({ page: presentOperationPage(result.data, language), failed: false })
  }
  const failed = result?.state === 'failed'
  if (!failed) await redirectOldPath(transport, request.url)
  return data({ page: undefined, failed }, { status: failed ? 503 : 404 })
}

export default function OperationPage({ loaderData: { page, failed } }: Route.ComponentProps) {
  const { home, posts } = usePageMessages()
  if (!page) return <OperationMissing failed={failed} />
  const { operation, photos, news } = page
  const messages = posts.operation
  return (
    <article>
      <PageHeader
        title={operation.title}
        titleLang={operation.lang?.title}
        trail={[{ label: home.operations, to: PATHS.operations }]}
        head={{ description: operation.description, picture: operation.picture?.url }}
      />
      <div className={`container ${styles.page}`}>
        <div className={styles.head}>
          <Cover picture={operation.picture} slot={IMAGE_SLOTS.article} first />
          <div className={styles.text}>
            <StatusBadge status={operation.status} />
            {operation.description ? (
              <p className={styles.description} lang={operation.lang?.description}>
                {operation.description}
              </p>
            ) : null}
            <OperationFacts operation={operation} />
          </div>
        </div>
        {news.length > 0 ? (
          <section aria-labelledby="operation-news">
            <SectionHeading id="operation-news">{messages.news}</SectionHeading>
            <PostCards posts={news} columns={3} level="h3" />
          </section>
        ) : (
          <p className={styles.none}>{messages.noNews}</p>
        )}
        {photos.length > 0 ? (
          <section aria-labelledby="operation-photos">
            <SectionHeading id="operation-photos">{messages.photos}</SectionHeading>
            <OperationPhotos photos={photos} />
          </section>
        ) : null}
        <p className="no-print">
          <ArrowLink to={PATHS.operations} back>
            {messages.back}
          </ArrowLink>
        </p>
      </div>
    </article>
  )
}
