import { getTranslation } from '@payloadcms/translations'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { NewMessages } from '../../collections/contact-messages/admin/new-messages.tsx'
import { messagesFor } from '../../i18n/messages.ts'
import { queryText } from '../exports/query-text.ts'
import './dashboard.css'
import { MESSAGES } from './messages.ts'
import { DueToday, Posts, Returned } from './post-lists.tsx'
import { workAtHand } from './work-at-hand.ts'

/** A group of the desk's menu, as Payload hands it to the dashboard. */
interface NavGroup {
  readonly label: string
  readonly entities: readonly {
    readonly slug: string
    readonly type: 'collections' | 'globals'
    readonly label: Parameters<typeof getTranslation>[0]
  }[]
}

type Props = AdminViewServerProps & ServerProps & { readonly navGroups?: readonly NavGroup[] }

const POSTS = '/admin/collections/posts'

/** Where the posts are that have a text in a state. */
function pathOf(state: string): string {
  const or = ['so', 'en'].map((group) => ({ and: [{ [`${group}.state`]: { equals: state } }] }))
  return `${POSTS}?${queryText({ where: { or } })}`
}

/** The desk's first page: what someone has to do now, then the way to everything else. */
export async function Dashboard(props: Props) {
  const { initPageResult, i18n, navGroups = [] } = props
  const messages = messagesFor(props).t(MESSAGES)
  const work = await workAtHand(initPageResult.req)
  const { inReview, returned = [], ownDrafts, dueToday, newest, readsMessages } = work
  return (
    <main className="dashboard-view">
      <h1>{messages.today}</h1>
      {ownDrafts ? (
        <p className="dashboard-view__actions">
          <a className="dashboard-view__main" href={`${POSTS}/create`}>
            {messages.writeNews}
          </a>
          <a href="/admin/collections/media/create">{messages.addPictures}</a>
        </p>
      ) : null}
      {readsMessages ? <NewMessages {...props} /> : null}
      <div className="dashboard-view__lists">
        {inReview ? (
          <Posts
            name="review"
            heading={messages.inReview}
            none={messages.noReview}
            list={inReview}
            allPath={pathOf('inReview')}
            messages={messages}
          />
        ) : null}
        {returned.length > 0 ? <Returned returned={returned} messages={messages} /> : null}
        {ownDrafts ? (
          <Posts
            name="drafts"
            heading={messages.ownDrafts}
            none={returned.length > 0 ? messages.noOtherDrafts : messages.noDrafts}
            list={ownDrafts}
            allPath={pathOf('draft')}
            messages={messages}
          />
        ) : null}
        {dueToday ? <DueToday due={dueToday} messages={messages} /> : null}
        {newest ? (
          <Posts
            name="newest"
            heading={messages.newest}
            none={messages.nonePublic}
            list={newest}
            allPath={pathOf('public')}
            messages={messages}
          />
        ) : null}
      </div>
      <nav className="dashboard-view__everything" aria-labelledby="dashboard-everything">
        <h2 id="dashboard-everything">{messages.everything}</h2>
        {navGroups.map(({ label, entities }) => (
          <div key={label}>
            <h3>{label}</h3>
            <ul>
              {entities.map(({ slug, type, label: name }) => (
                <li key={slug}>
                  <a href={`/admin/${type}/${slug}`}>{getTranslation(name, i18n)}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </main>
  )
}
