import { mogadishuTime } from '../../i18n/mogadishu-time.ts'
import { toQueryString } from '../exports/query-string.ts'
import type { DashboardMessages } from './messages.ts'
import type { PostList, WorkAtHand } from './work-at-hand.ts'

export const POSTS_PATH = '/admin/collections/posts'

/** The path of the list of posts that have a text in a state. */
function listPath(state: string): string {
  const or = ['so', 'en'].map((group) => ({ and: [{ [`${group}.state`]: { equals: state } }] }))
  return `${POSTS_PATH}?${toQueryString({ where: { or } })}`
}

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
  /** The state of the texts in the list. */
  readonly state: 'inReview' | 'draft' | 'public'
  readonly list: PostList
  readonly messages: DashboardMessages
  /** The text for an empty list, instead of the usual one. */
  readonly none?: string
}

/** A list of posts with their languages and when each was changed. */
export function Posts({ state, list, messages, none = messages.none[state] }: PostsProps) {
  return (
    <Section name={state} heading={messages.headings[state]}>
      {list.lines.length === 0 && <p>{none}</p>}
      <ul>
        {list.lines.map(({ id, heading: title, at, languages }) => (
          <li key={id}>
            <a href={`${POSTS_PATH}/${id}`}>{title || messages.untitled}</a>
            <small>
              {languages.map((language) => messages.languages[language]).join(' · ')} ·{' '}
              <time dateTime={at}>{mogadishuTime(at)}</time>
            </small>
          </li>
        ))}
      </ul>
      {list.total > list.lines.length && <a href={listPath(state)}>{messages.all(list.total)}</a>}
    </Section>
  )
}

interface LinesProps<List extends keyof WorkAtHand> {
  readonly lines: NonNullable<WorkAtHand[List]>
  readonly messages: DashboardMessages
}

/** Texts that were sent back to their writer, each with the remark. */
export function Returned({ lines, messages }: LinesProps<'returned'>) {
  return (
    <Section name="returned" heading={messages.returned}>
      <ul>
        {lines.map(({ post, heading, language, remark, at }) => (
          <li key={`${post}-${language}`}>
            <a href={`${POSTS_PATH}/${post}`}>{heading || messages.untitled}</a>
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

/** Accounts that are locked, each with the time at which its lock ends. */
export function LockedAccounts({ lines, messages }: LinesProps<'lockedAccounts'>) {
  return (
    <Section name="lockedAccounts" heading={messages.lockedAccounts}>
      <ul>
        {lines.map(({ id, name, until }) => (
          <li key={id}>
            <a href={`/admin/collections/users/${id}`}>{name}</a>
            <small>
              {messages.lockedUntil} <time dateTime={until}>{mogadishuTime(until)}</time>
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Texts that were removed for good, each with the reason. Nothing names them any more. */
export function Removals({ lines, messages }: LinesProps<'removals'>) {
  return (
    <Section name="removals" heading={messages.removals}>
      <ul>
        {lines.map(({ id, post, language, reason, at }) => (
          <li key={id}>
            <a href={`${POSTS_PATH}/${post}`}>{messages.post(post)}</a>
            <p>{reason}</p>
            <small>
              {messages.languages[language]} · <time dateTime={at}>{mogadishuTime(at)}</time>
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface WaitingProps {
  readonly lines: NonNullable<WorkAtHand['waiting']>
  /** What the desk calls a collection or a global. */
  readonly nameOf: (slug: string) => string
  readonly messages: DashboardMessages
}

/** Changes that wait to be published; those of the person's own wait for somebody else. */
export function Waiting({ lines, nameOf, messages }: WaitingProps) {
  return (
    <Section name="waiting" heading={messages.waiting}>
      <ul>
        {lines.map(({ slug, path, heading, at, isOwn }) => (
          <li key={path}>
            <a href={path}>{heading ? `${nameOf(slug)}: ${heading}` : nameOf(slug)}</a>
            <small>
              {isOwn ? messages.waitsForOther : messages.waitsForYou} ·{' '}
              <time dateTime={at}>{mogadishuTime(at)}</time>
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The scheduled actions until midnight. */
export function DueToday({ lines, messages }: LinesProps<'dueToday'>) {
  return (
    <Section name="due" heading={messages.dueToday}>
      {lines.length === 0 && <p>{messages.noneDue}</p>}
      <ul>
        {lines.map(({ post, heading, language, action, at }) => (
          <li key={`${post}-${language}-${action}`}>
            <a href={`${POSTS_PATH}/${post}`}>{heading || messages.untitled}</a>
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
