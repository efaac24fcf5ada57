import { data } from 'react-router'
import { latestOfKind } from '../../api/posts.ts'
import { previewByToken } from '../../api/preview.ts'
import motif from '../../assets/empty.svg?url'
import { getVisit } from '../../context.ts'
import { isoDay } from '../../language/dates.ts'
import { previewMessages as en } from '../../messages/en/preview.server.ts'
import { previewMessages as so } from '../../messages/so/preview.server.ts'
import styles from '../article/article.module.css'
import { ArticlePage } from '../article/article-page.tsx'
import { LatestAside } from '../article/latest-aside.tsx'
import { articleStatus, presentLatestAside, SIDEBAR_SIZE } from '../article/present-article.ts'
import type { Route } from './+types/route.ts'
import { presentPreview } from './present-preview.ts'
import { PreviewBar } from './preview-bar.tsx'
import { useDeskEvents } from './use-desk-events.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const messages = language === 'SO' ? so : en
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const result = await previewByToken(transport, token, language)
  const today = isoDay(new Date().toISOString())
  const preview = result.state === 'loaded' ? result.data : undefined
  const view = preview && presentPreview({ preview, token, language, messages, today })
  const kind = view?.article?.kind ?? 'news'
  const latest = await latestOfKind(transport, kind, language, SIDEBAR_SIZE)
  const notices = { loaded: messages.notWritten, missing: messages.ended, failed: messages.failed }
  return data(
    {
      view,
      notice: notices[result.state],
      latest: presentLatestAside(kind, latest, language, preview?.post.id),
    },
    { status: articleStatus(result) },
  )
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { view, notice, latest } = loaderData
  useDeskEvents(view?.desk ?? null)
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      {view ? <PreviewBar bar={view.bar} /> : null}
      <div className={`container ${styles.page}`}>
        {view?.article ? (
          <ArticlePage article={view.article} />
        ) : (
          <div className={styles.article}>
            <title>{notice.title}</title>
            <div className={styles.missing}>
              <img src={motif} width="180" height="120" alt="" />
              <h1>{notice.title}</h1>
              <p>{notice.text}</p>
            </div>
          </div>
        )}
        <LatestAside {...latest} />
      </div>
    </>
  )
}
