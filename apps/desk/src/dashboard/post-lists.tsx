import { mogadishuTime } from '../words/mogadishu-time.ts'
import type { DashboardWords } from './words.ts'
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
  readonly words: DashboardWords
}

/** A list of posts by their headings, each with its texts and when it was changed. */
export function Posts({ name, heading, none, list, allPath, words }: PostsProps) {
  return (
    <Section name={name} heading={heading}>
      {list.lines.length === 0 ? <p>{none}</p> : null}
      <ul>
        {list.lines.map(({ id, heading: title, at, languages }) => (
          <li key={id}>
            <a href={`${POSTS}/${id}`}>{title || words.untitled}</a>
            <small>
              {languages.map((language) => words.languages[language]).join(' · ')} ·{' '}
              <time dateTime={at}>{mogadishuTime(at)}</time>
            </small>
          </li>
        ))}
      </ul>
      {list.total > list.lines.length ? <a href={allPath}>{words.all(list.total)}</a> : null}
    </Section>
  )
}

/** Texts that came back to their writer, each with what to look at. */
export function Returned({
  returned,
  words,
}: {
  readonly returned: readonly ReturnedLine[]
  readonly words: DashboardWords
}) {
  return (
    <Section name="returned" heading={words.returned}>
      <ul>
        {returned.map(({ post, heading, language, remark, at }) => (
          <li key={`${post}-${language}`}>
            <a href={`${POSTS}/${post}`}>{heading || words.untitled}</a>
            <p>{remark}</p>
            <small>
              {words.languages[language]} · <time dateTime={at}>{mogadishuTime(at)}</time>
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
  words,
}: {
  readonly due: readonly ScheduleLine[]
  readonly words: DashboardWords
}) {
  return (
    <Section name="due" heading={words.dueToday}>
      {due.length === 0 ? <p>{words.noneDue}</p> : null}
      <ul>
        {due.map(({ post, heading, language, action, at }) => (
          <li key={`${post}-${language}-${action}`}>
            <a href={`${POSTS}/${post}`}>{heading || words.untitled}</a>
            <small>
              <time dateTime={at}>{mogadishuTime(at).slice(-5)}</time> ·{' '}
              {words[action](words.languages[language])}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
