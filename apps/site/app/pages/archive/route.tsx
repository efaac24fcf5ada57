import { data } from 'react-router'
import { ARCHIVES } from '../../archive/archive.ts'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { getVisit } from '../../context.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { listPlace } from '../../news/list-place.ts'
import type { Route } from './+types/route.ts'
import styles from './archive.module.css'
import { listOfPattern } from './list-of-pattern.ts'
import { loadArchive } from './load-archive.ts'
import { AdjacentMonths, MonthItems } from './month-items.tsx'
import { Months } from './months.tsx'

export async function loader({ params, pattern, request, context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const page = new URL(request.url).searchParams.get('page')
  const asked = { list: listOfPattern(pattern), month: params.month, page }
  const view = await loadArchive(transport, language, asked)
  return data(view, { status: view.status })
}

export default function Archive({ loaderData: view }: Route.ComponentProps) {
  const messages = usePageMessages()
  const { archive, common } = messages
  const place = listPlace(view.list, messages)
  const base = ARCHIVES[view.list]
  const month = view.status === 200 ? view.month : undefined
  const name = month && `${common.months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
  const title = name ? `${place.label}: ${name}` : archive.of(place.label)
  const trail = month ? [place, { label: archive.title, to: base }] : [place]
  const isEmpty = view.items.length === 0 && view.years.length === 0
  return (
    <>
      <PageHead
        title={title}
        page={view.page}
        pages={view.pages}
        description={archive.lead(place.label)}
      />
      {view.status === 200 ? null : <meta name="robots" content="noindex" />}
      <PageTitle title={title} trail={trail} />
      <div className={`container ${styles.archive}`} id="list">
        {view.status === 503 ? <EmptyState failed failedTitle={archive.preparing} /> : null}
        {view.status === 404 || (view.status === 200 && isEmpty) ? (
          <EmptyState title={view.status === 404 ? archive.emptyMonth : archive.empty} />
        ) : null}
        <Months years={view.years} base={base} />
        {view.items.length > 0 ? <MonthItems items={view.items} /> : null}
        <Pagination page={view.page} pages={view.pages} list="list" />
        {month ? <AdjacentMonths base={base} earlier={view.earlier} later={view.later} /> : null}
      </div>
    </>
  )
}
