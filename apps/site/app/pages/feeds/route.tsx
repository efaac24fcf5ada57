import { newsSubcategories } from '../../api/posts.ts'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { getVisit } from '../../context.ts'
import { feedsPage as en } from '../../messages/en/feeds-page.server.ts'
import { messagesFor } from '../../messages/messages.ts'
import { feedsPage as so } from '../../messages/so/feeds-page.server.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import { tendersCalendar } from '../../paths/feed-paths.ts'
import type { Route } from './+types/route.ts'
import styles from './feeds.module.css'
import { presentFeeds } from './present-feeds.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const page = language === 'SO' ? so : en
  const subcategories = await newsSubcategories(transport, language)
  const { ofNews: _ofNews, ...feeds } = page.feeds
  return {
    ...page,
    feeds,
    shown: presentFeeds(language, subcategories, messagesFor(language), page),
    ics: tendersCalendar(language),
  }
}

export default function FeedsPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, feeds, calendar, programs, shown, ics } = loaderData
  return (
    <>
      <PageHead title={title} description={lead} />
      <PageTitle title={title} lead={lead} />
      <div className={`container ${styles.page}`}>
        <section aria-labelledby="lists">
          <h2 id="lists">{feeds.heading}</h2>
          <p>{feeds.text}</p>
          <table className={styles.feeds}>
            <thead>
              <tr>
                <th scope="col">{feeds.list}</th>
                <th scope="col">Atom</th>
                <th scope="col">JSON Feed</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ label, atom, json }) => (
                <tr key={atom}>
                  <th scope="row">{label}</th>
                  <td>
                    <a href={atom} aria-label={`Atom: ${label}`}>
                      Atom
                    </a>
                  </td>
                  <td>
                    <a href={json} aria-label={`JSON: ${label}`}>
                      JSON
                    </a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section aria-labelledby="calendar">
          <h2 id="calendar">{calendar.heading}</h2>
          <p>{calendar.text}</p>
          <a className={styles.link} href={ics}>
            {calendar.link}
          </a>
        </section>
        <section aria-labelledby="programs">
          <h2 id="programs">{programs.heading}</h2>
          <p>{programs.text}</p>
          <ArrowLink to={PATHS.api}>{programs.api}</ArrowLink>
          <ul>
            <li>
              <a className={styles.link} href="/api/openapi.json">
                {programs.openApi}
              </a>
            </li>
            <li>
              <a className={styles.link} href="/sitemap.xml">
                {programs.sitemap}
              </a>
            </li>
            <li>
              <a className={styles.link} href="/llms.txt">
                {programs.llms}
              </a>
            </li>
          </ul>
        </section>
      </div>
    </>
  )
}
