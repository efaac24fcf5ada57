import { ArchiveLink } from '../../components/archive-link/archive-link.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { StructuredData } from '../../components/structured-data/structured-data.tsx'
import { getVisit } from '../../context.ts'
import { useMessages } from '../../language/language-context.tsx'
import type { Route } from './+types/route.ts'
import { Documents } from './documents.tsx'
import { loadMedia } from './load-media.ts'
import { MediaTabs } from './media-tabs.tsx'
import { Photos } from './photos.tsx'
import { videosData } from './video-data.ts'
import { Videos } from './videos.tsx'

export function loader({ context, request }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  return loadMedia(transport, language, new URL(request.url).searchParams)
}

function Items({ shown }: { readonly shown: Route.ComponentProps['loaderData'] }) {
  if (shown.tab === 'photos') return <Photos photos={shown.items} />
  if (shown.tab === 'videos') return <Videos videos={shown.items} />
  return <Documents documents={shown.items} />
}

export default function MediaCenter({ loaderData: shown }: Route.ComponentProps) {
  const messages = useMessages().media
  const { tab, items, page, pages, failed } = shown
  return (
    <>
      <PageHead
        title={messages.title}
        filter={messages.tabs[tab]}
        page={page}
        pages={pages}
        description={messages.lead}
      />
      <PageTitle title={messages.title} lead={messages.lead} />
      <div className="container">
        {shown.tab === 'videos' ? (
          <StructuredData
            make={import.meta.env.SSR && ((place) => videosData(shown.items, place))}
          />
        ) : null}
        <MediaTabs current={tab} />
        <h2 className="visually-hidden">{messages.tabs[tab]}</h2>
        {items.length === 0 ? (
          <EmptyState title={messages.empty[tab]} failed={failed} />
        ) : (
          <Items key={`${tab} ${page}`} shown={shown} />
        )}
        <Pagination page={page} pages={pages} />
        {tab === 'photos' ? null : <ArchiveLink of={tab === 'videos' ? 'videos' : 'documents'} />}
      </div>
    </>
  )
}
