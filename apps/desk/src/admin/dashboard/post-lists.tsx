import { mogadishuTime } from '../../i18n/mogadishu-time.ts'
import type { DashboardMessages } from './messages.ts'
import type { PostList, ReturnedLine, ScheduleLine } from './work-at-hand.ts'

const POSTS = '/admin/collections/posts'

interface SectionProps {
  readonly name: string
  readonly heading: string
  readonly children: React.ReactNode
}

function Section({ name, heading, children }: SectionProps) {
  return (
    <section className="dashboard-list" aria-labelledby={`dashboard-${name}`}>
      <h2 id={`dashboard-${name}`}>{heading}</h2>
      {children}
    </section>
  )
}

interface PostsProps {
  readonly name: string
  readonly heading: string
  readonly none: string
  readonly list: PostList
  /** Where all of them are. */
  readonly allPath: string
  readonly messages: DashboardMessages
}

/** A list of posts by their headings, each with its texts and when it was changed. */
export function Posts({ name, heading, none, list, allPath, messages }: PostsProps) {
  return (
    <Section name={name} heading={heading}>
      {list.lines.length === 0 ? <p>{none}</p> : null}
      <ul>
        {list.lines.map(({ id, heading: title, at, languages }) => (
          <li key={id}>
            <a href={`${POSTS}/${id}`}>{title || messages.untitled}</a>
            <small>
              {languages.map((language) => messages.languages[language]).join(' · ')} ·{' '}
              <time dateTime={at}>{mogadishuTime(at)}</time>
            </small>
          </li>
        ))}
      </ul>
      {list.total > list.lines.length ? <a href={allPath}>{messages.all(list.total)}</a> : null}
    </Section>
  )
}

/** Texts that came back to their writer, each with what to look at. */
export function Returned({
  returned,
  messages,
}: {
  readonly returned: readonly ReturnedLine[]
  readonly messages: DashboardMessages
}) {
  return (
    <Section name="returned" heading={messages.returned}>
      <ul>
        {returned.map(({ post, heading, language, remark, at }) => (
          <li key={`${post}-${language}`}>
            <a href={`${POSTS}/${post}`}>{heading || messages.untitled}</a>
            <p>{remark}</p>
            <small>
              {messages.languages[language]} · <time dateTime={at}>{mogadishuTime(at)}</time>
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What happens by itself until midnight. */
export function DueToday({
  due,
  messages,
}: {
  readonly due: readonly ScheduleLine[]
  readonly messages: DashboardMessages
}) {
  return (
    <Section name="due" heading={messages.dueToday}>
      {due.length === 0 ? <p>{messages.noneDue}</p> : null}
      <ul>
        {due.map(({ post, heading, language, action, at }) => (
          <li key={`${post}-${language}-${action}`}>
            <a href={`${POSTS}/${post}`}>{heading || messages.untitled}</a>
            <small>
              <time dateTime={at}>{mogadishuTime(at).slice(-5)}</time> ·{' '}
              {messages[action](messages.languages[language])}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
