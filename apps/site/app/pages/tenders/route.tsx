import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { getVisit } from '../../context.ts'
import { isoDay } from '../../language/dates.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { PostListPage } from '../post-lists/post-list-page.tsx'
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
  return (
    <PostListPage
      title={messages.title}
      messages={messages}
      listing={loaderData}
      archive="tenders"
      feed="tenders"
      below={
        <section className={`${styles.questions} no-print`} aria-labelledby="questions">
          <h2 id="questions">{messages.questions}</h2>
          <p>{messages.questionsHint}</p>
          <ArrowLink to={PATHS.contact}>{messages.ask}</ArrowLink>
        </section>
      }
    >
      <TenderList tenders={loaderData.posts} />
    </PostListPage>
  )
}
