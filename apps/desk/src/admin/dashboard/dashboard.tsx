import { getTranslation } from '@payloadcms/translations'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { graceOf, graceText } from '../../auth/second-factor/grace.ts'
import { NewMessages } from '../../collections/contact-messages/admin/new-messages.tsx'
import { messagesFor } from '../../i18n/messages.ts'
import './dashboard.css'
import { MESSAGES } from './messages.ts'
import {
  DueToday,
  LockedAccounts,
  POSTS_PATH,
  Posts,
  Removals,
  Returned,
  Waiting,
} from './post-lists.tsx'
import { workAtHand } from './work-at-hand.ts'

/** A group of the desk's menu, as Payload passes it to the dashboard. */
interface NavGroup {
  readonly label: string
  readonly entities: readonly {
    readonly slug: string
    readonly type: 'collections' | 'globals'
    readonly label: Parameters<typeof getTranslation>[0]
  }[]
}

type Props = AdminViewServerProps & ServerProps & { readonly navGroups?: readonly NavGroup[] }

/** The dashboard: what someone has to do now, then links to everything else. */
export async function Dashboard(props: Props) {
  const { initPageResult, i18n, navGroups = [] } = props
  const { t } = messagesFor(props)
  const messages = t(MESSAGES)
  const { user } = initPageResult.req
  const grace = user?.collection === 'users' ? graceOf(user) : null
  const work = await workAtHand(initPageResult.req)
  const {
    inReview,
    lockedAccounts = [],
    removals = [],
    waiting = [],
    returned = [],
    ownDrafts,
    dueToday,
    newest,
  } = work
  const entities = navGroups.flatMap((group) => group.entities)
  const nameOf = (slug: string) => {
    const label = entities.find((entity) => entity.slug === slug)?.label
    return label ? String(getTranslation(label, i18n)) : slug
  }
  return (
    <main className="dashboard-view">
      <h1>{messages.today}</h1>
      {grace && (
        <p className="dashboard-view__grace">
          {t(graceText(grace))} <a href="/admin/codes">{messages.setUpSecondFactor}</a>
        </p>
      )}
      {ownDrafts && (
        <p className="dashboard-view__actions">
          <a className="dashboard-view__main" href={`${POSTS_PATH}/create`}>
            {messages.writeNews}
          </a>
          <a href="/admin/collections/media/create">{messages.addPictures}</a>
        </p>
      )}
      {work.readsMessages && <NewMessages {...props} />}
      <div className="dashboard-view__lists">
        {lockedAccounts.length > 0 && <LockedAccounts lines={lockedAccounts} messages={messages} />}
        {removals.length > 0 && <Removals lines={removals} messages={messages} />}
        {waiting.length > 0 && <Waiting lines={waiting} nameOf={nameOf} messages={messages} />}
        {inReview && <Posts state="inReview" list={inReview} messages={messages} />}
        {returned.length > 0 && <Returned lines={returned} messages={messages} />}
        {ownDrafts && (
          <Posts
            state="draft"
            list={ownDrafts}
            messages={messages}
            none={returned.length > 0 ? messages.noOtherDrafts : undefined}
          />
        )}
        {dueToday && <DueToday lines={dueToday} messages={messages} />}
        {newest && <Posts state="public" list={newest} messages={messages} />}
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
