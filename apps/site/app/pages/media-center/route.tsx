import { ArchiveLink } from '../../components/archive-link/archive-link.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { StructuredData } from '../../components/structured-data/structured-data.tsx'
import { VideoCard } from '../../components/video-card/video-card.tsx'
import { getVisit } from '../../context.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { useMessages } from '../../language/language-context.tsx'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/route.ts'
import { Documents } from './documents.tsx'
import { loadMedia } from './load-media.ts'
import styles from './media-center.module.css'
import { MediaTabs } from './media-tabs.tsx'
import { Photos } from './photos.tsx'
import { videosData } from './video-data.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  return loadMedia(transport, language, new URL(request.url).searchParams)
}

function Items({ view }: { readonly view: Route.ComponentProps['loaderData'] }) {
  if (view.tab === 'photos') return <Photos photos={view.items} />
  if (view.tab === 'resources') return <Documents documents={view.items} />
  return (
    <ul className={styles.grid}>
      {view.items.map((video, index) => (
        <li key={video.id}>
          <VideoCard video={video} slot={IMAGE_SLOTS.gallery} first={index === 0} heading="h3" />
        </li>
      ))}
    </ul>
  )
}

export default function MediaCenter({ loaderData: view }: Route.ComponentProps) {
  const messages = useMessages().media
  const { tab, items, page, pages, failed } = view
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        head={{ filter: messages.tabs[tab], page, pages }}
      />
      <div className="container">
        {view.tab === 'videos' ? (
          <StructuredData
            build={import.meta.env.SSR && ((context) => videosData(view.items, context))}
          />
        ) : null}
        <MediaTabs current={tab} />
        <h2 className="visually-hidden">{messages.tabs[tab]}</h2>
        {items.length === 0 ? (
          <EmptyState title={messages.empty[tab]} failed={failed} />
        ) : (
          <Items key={`${tab} ${page}`} view={view} />
        )}
        <Pagination page={page} pages={pages} />
        {tab === 'photos' ? null : <ArchiveLink list={tab === 'videos' ? 'videos' : 'documents'} />}
      </div>
    </>
  )
}
