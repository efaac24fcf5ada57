import { feedHeads } from '../../feeds/feed-heads.ts'
import { useLanguage, usePageMessages } from '../../language/language-context.tsx'
import { type FeedName, feedPath, tendersCalendar } from '../../paths/feed-paths.ts'
import styles from './feed-links.module.css'

const FEEDS = [
  ['Atom', 'atom'],
  ['JSON Feed', 'json'],
] as const

interface FeedLinksProps {
  readonly name: FeedName
  /** The title of the list's page. */
  readonly title: string
  /** Slug of a subcategory of the news that has feeds of its own. */
  readonly subcategory?: string | undefined
  /** Whether to add the tenders' calendar. */
  readonly calendar?: boolean
}

/** A list's feeds: as links for people, and as `<link>` elements for feed readers. */
export function FeedLinks({ name, title, subcategory, calendar }: FeedLinksProps) {
  const messages = usePageMessages().feeds
  const language = useLanguage()
  return (
    <aside className={`${styles.feeds} no-print`} aria-label={messages.follow}>
      {feedHeads(language, name, title, subcategory).map((head) => (
        <link key={head.type} {...head} />
      ))}
      <span className={styles.label}>{messages.follow}:</span>
      {FEEDS.map(([label, format]) => (
        <a
          key={format}
          href={feedPath(language, name, format, subcategory)}
          aria-label={messages.of(title, label)}
        >
          {label}
        </a>
      ))}
      {calendar ? <a href={tendersCalendar(language)}>{messages.calendar}</a> : null}
    </aside>
  )
}
