import { feedHeads } from '../../feeds/feed-heads.ts'
import { useLanguage, usePageMessages } from '../../language/language-context.tsx'
import { type FeedName, feedPath, tendersCalendar } from '../../paths/feed-paths.ts'
import styles from './feed-links.module.css'

interface FeedLinksProps {
  readonly name: FeedName
  /** Of the list, as its page is called. */
  readonly title: string
  /** Of one subcategory of the news, by its slug. */
  readonly subcategory?: string | undefined
  /** Whether the tenders' calendar stands beside them. */
  readonly calendar?: boolean
}

/** What a list can be followed by, for people, and for the programs that look for it. */
export function FeedLinks({ name, title, subcategory, calendar }: FeedLinksProps) {
  const messages = usePageMessages().feeds
  const language = useLanguage()
  const feeds = [
    ['Atom', 'atom'],
    ['JSON Feed', 'json'],
  ] as const
  return (
    <aside className={`${styles.feeds} no-print`} aria-label={messages.follow}>
      {feedHeads(language, name, title, subcategory).map((head) => (
        <link key={head.type} {...head} />
      ))}
      <span className={styles.label}>{messages.follow}:</span>
      {feeds.map(([label, format]) => (
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
