import policy from '../../components/policy-text/policy-text.module.css'
import { getVisit } from '../../context.ts'
import { apiPage as en } from '../../messages/en/api-page.server.ts'
import { feedsPage as feedsEn } from '../../messages/en/feeds-page.server.ts'
import { apiPage as so } from '../../messages/so/api-page.server.ts'
import { feedsPage as feedsSo } from '../../messages/so/feeds-page.server.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/route.ts'
import styles from './api.module.css'
import { CallSection } from './call-section.tsx'
import { presentCalls } from './present-calls.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { language } = getVisit(context)
  const page = language === 'SO' ? so : en
  const { text: _text, between: _between, ...messages } = page
  const { title: feeds } = language === 'SO' ? feedsSo : feedsEn
  return { messages, feeds, calls: presentCalls(language, page) }
}

export default function ApiPage({ loaderData }: Route.ComponentProps) {
  const { messages, feeds, calls } = loaderData
  const { title, lead, general } = messages
  return (
    <>
      <PageHeader title={title} lead={lead} trail={[{ label: feeds, to: PATHS.feeds }]} />
      <div className={`container ${styles.page}`}>
        <nav
          className={`${policy.contents} ${styles.contents} no-print`}
          aria-labelledby="contents"
        >
          <h2 id="contents">{messages.contents}</h2>
          <ul>
            {calls.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.calls}>
          <section aria-labelledby="general">
            <h2 id="general">{general.heading}</h2>
            <ul className={`starred ${styles.points}`}>
              {general.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <a className={styles.document} href="/api/openapi.json">
              {messages.document}
            </a>
          </section>
          {calls.map((call) => (
            <CallSection key={call.id} call={call} messages={messages} />
          ))}
        </div>
      </div>
    </>
  )
}
