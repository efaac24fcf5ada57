import { data } from 'react-router'
import { latestOfKind } from '../../api/posts.ts'
import { previewOf } from '../../api/preview.ts'
import { getVisit } from '../../context.ts'
import { isoDay } from '../../language/dates.ts'
import { previewMessages as en } from '../../messages/en/preview.server.ts'
import { previewMessages as so } from '../../messages/so/preview.server.ts'
import styles from '../article/article.module.css'
import { ArticlePage } from '../article/article-page.tsx'
import { LatestAside } from '../article/latest-aside.tsx'
import { presentLatest, SIDEBAR_SIZE } from '../article/present-article.ts'
import type { Route } from './+types/route.ts'
import { presentPreview } from './present-preview.ts'
import { PreviewBar } from './preview-bar.tsx'
import { PreviewNotice } from './preview-notice.tsx'
import { useDeskEvents } from './use-desk-events.ts'

/** The status of a preview (RFC 9110): a token that opens nothing is like a page that is not there. */
const STATUS = { loaded: 200, missing: 404, failed: 503 } as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const messages = language === 'SO' ? so : en
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const called = await previewOf(transport, token, language)
  const today = isoDay(new Date().toISOString())
  const preview = called.state === 'loaded' ? called.data : undefined
  const shown = preview && presentPreview({ preview, token, language, messages, today })
  const kind = shown?.article?.kind ?? 'news'
  const latest = await latestOfKind(transport, kind, language, SIDEBAR_SIZE)
  const notice = { loaded: messages.notWritten, missing: messages.ended, failed: messages.failed }
  return data(
    {
      shown,
      notice: notice[called.state],
      kind,
      latest: presentLatest(latest, language, preview?.post.id),
      latestFailed: latest.failed,
    },
    { status: STATUS[called.state] },
  )
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { shown, notice, kind, latest, latestFailed } = loaderData
  useDeskEvents(shown?.desk ?? null)
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      {shown ? <PreviewBar bar={shown.bar} /> : null}
      <div className={`container ${styles.page}`}>
        {shown?.article ? <ArticlePage article={shown.article} /> : <PreviewNotice {...notice} />}
        <LatestAside kind={kind} posts={latest} failed={latestFailed} />
      </div>
    </>
  )
}
