import { ArchiveLink } from '../../components/archive-link/archive-link.tsx'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { FeedLinks } from '../../components/feed-links/feed-links.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { PagedList } from '../../components/paged-list/paged-list.tsx'
import { getVisit } from '../../context.ts'
import { isoDay } from '../../language/dates.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import type { Route } from './+types/route.ts'
import { loadTenders } from './load-tenders.ts'
import { presentTenders } from './present-tenders.ts'
import { TenderList } from './tender-list.tsx'
import styles from './tenders.module.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const today = isoDay(new Date().toISOString())
  const page = new URL(request.url).searchParams.get('page')
  return presentTenders(await loadTenders(transport, language, page, today), language, today)
}

export default function TendersPage({ loaderData }: Route.ComponentProps) {
  const messages = usePageMessages().posts.tenders
  const { tenders, ...listing } = loaderData
  return (
    <>
      <PageHead {...listing} title={messages.title} description={messages.lead} />
      <PageTitle title={messages.title} lead={messages.lead} />
      <div className="container">
        <PagedList {...listing} isEmpty={tenders.length === 0} empty={messages.empty}>
          <TenderList tenders={tenders} />
        </PagedList>
        <ArchiveLink of="tenders" />
        <FeedLinks name="tenders" title={messages.title} calendar />
        <section className={`${styles.questions} no-print`} aria-labelledby="questions">
          <h2 id="questions">{messages.questions}</h2>
          <p>{messages.questionsHint}</p>
          <ArrowLink to={PATHS.contact}>{messages.ask}</ArrowLink>
        </section>
      </div>
    </>
  )
}
