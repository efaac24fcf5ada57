import { PATHS } from '../../canonical-paths.ts'
import { ArchiveLink } from '../../components/archive-link/archive-link.tsx'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { FeedLinks } from '../../components/feed-links/feed-links.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { PagedList } from '../../components/paged-list/paged-list.tsx'
import { getVisit } from '../../context.ts'
import { isoDay } from '../../language/dates.ts'
import { usePageMessages } from '../../language/language-context.tsx'
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
  const words = usePageMessages().posts.tenders
  const { tenders, ...listing } = loaderData
  return (
    <>
      <PageHead {...listing} title={words.title} description={words.lead} />
      <PageTitle title={words.title} lead={words.lead} />
      <div className="container">
        <PagedList {...listing} isEmpty={tenders.length === 0} empty={words.empty}>
          <TenderList tenders={tenders} />
        </PagedList>
        <ArchiveLink of="tenders" />
        <FeedLinks name="tenders" title={words.title} calendar />
        <section className={`${styles.questions} no-print`} aria-labelledby="questions">
          <h2 id="questions">{words.questions}</h2>
          <p>{words.questionsHint}</p>
          <ArrowLink to={PATHS.contact}>{words.ask}</ArrowLink>
        </section>
      </div>
    </>
  )
}
