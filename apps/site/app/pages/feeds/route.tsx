import { newsSubcategories } from '../../api/posts.ts'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { getVisit } from '../../context.ts'
import { feedsPage as en } from '../../messages/en/feeds-page.server.ts'
import { messagesFor } from '../../messages/messages.ts'
import { feedsPage as so } from '../../messages/so/feeds-page.server.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import { tendersCalendar } from '../../paths/feed-paths.ts'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/route.ts'
import styles from './feeds.module.css'
import { presentFeeds } from './present-feeds.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const page = language === 'SO' ? so : en
  const subcategories = await newsSubcategories(transport, language)
  const { ofNews: _ofNews, ...texts } = page.feeds
  return {
    ...page,
    feeds: texts,
    rows: presentFeeds(language, subcategories, messagesFor(language), page),
    ics: tendersCalendar(language),
  }
}

export default function FeedsPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, feeds, calendar, programs, rows, ics } = loaderData
  const files = [
    ['/api/openapi.json', programs.openApi],
    ['/sitemap.xml', programs.sitemap],
    ['/llms.txt', programs.llms],
  ]
  return (
    <>
      <PageHeader title={title} lead={lead} />
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
              {rows.map(({ label, atom, json }) => (
                <tr key={atom}>
                  <th scope="row">{label}</th>
                  {Object.entries({ Atom: atom, JSON: json }).map(([format, path]) => (
                    <td key={format}>
                      <a href={path} aria-label={`${format}: ${label}`}>
                        {format}
                      </a>
                    </td>
                  ))}
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
            {files.map(([path, label]) => (
              <li key={path}>
                <a className={styles.link} href={path}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
