import { data } from 'react-router'
import { ARCHIVE_PATHS, ARCHIVED_LISTS } from '../../archive/archive.ts'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { getVisit } from '../../context.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { listLink } from '../../news/list-link.ts'
import { PageHeader } from '../page-header.tsx'
import { nameOfRoute } from '../route-name.ts'
import type { Route } from './+types/route.ts'
import styles from './archive.module.css'
import { AdjacentMonths, MonthItems, Months, monthTitle } from './archive-lists.tsx'
import { loadArchive } from './load-archive.ts'

export async function loader({ params, pattern, request, context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const page = new URL(request.url).searchParams.get('page')
  const list = nameOfRoute(ARCHIVED_LISTS, ARCHIVE_PATHS, pattern)
  const view = await loadArchive(transport, language, { list, month: params.month, page })
  return data(view, { status: view.status })
}

export default function Archive({ loaderData: view }: Route.ComponentProps) {
  const messages = usePageMessages()
  const { archive, common } = messages
  const listPage = listLink(view.list, messages)
  const base = ARCHIVE_PATHS[view.list]
  const { status, month, page, pages, years, items } = view
  const title = month
    ? `${listPage.label}: ${monthTitle(month, common.months)}`
    : archive.of(listPage.label)
  const trail = month ? [listPage, { label: archive.title, to: base }] : [listPage]
  const isEmpty = items.length === 0 && years.length === 0
  return (
    <>
      {status === 200 ? null : <meta name="robots" content="noindex" />}
      <PageHeader
        title={title}
        trail={trail}
        head={{ title, page, pages, description: archive.lead(listPage.label) }}
      />
      <div className={`container ${styles.archive}`} id="list">
        {status === 503 ? <EmptyState failed failedTitle={archive.preparing} /> : null}
        {status === 404 || (status === 200 && isEmpty) ? (
          <EmptyState title={status === 404 ? archive.emptyMonth : archive.empty} />
        ) : null}
        <Months years={years} base={base} />
        {items.length > 0 ? <MonthItems items={items} /> : null}
        <Pagination page={page} pages={pages} listId="list" />
        {month ? <AdjacentMonths base={base} earlier={view.earlier} later={view.later} /> : null}
      </div>
    </>
  )
}
