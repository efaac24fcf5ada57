import type { ServerProps, Where } from 'payload'
import { readableDepartments } from '../../../access/readable-departments.ts'
import { toQueryString } from '../../../admin/exports/query-string.ts'
import { messagesFor } from '../../../i18n/messages.ts'
import { DEPARTMENT_LABELS } from '../departments.ts'
import './inbox.css'

/** At the top of the dashboard, for inbox readers: the number of new messages by department. */
export async function NewMessages({ i18n, payload, user }: ServerProps) {
  const departments = readableDepartments(user as never)
  if (departments.length === 0) return null
  const { t } = messagesFor({ i18n })
  const counts = await Promise.all(
    departments.map(async (name) => {
      const and: Where[] = [{ department: { equals: name } }, { state: { equals: 'new' } }]
      const { totalDocs } = await payload.count({ collection: 'contact-messages', where: { and } })
      return { name, count: totalDocs, query: toQueryString({ where: { or: [{ and }] } }) }
    }),
  )
  const nonEmpty = counts.filter(({ count }) => count > 0)
  const list = `${payload.config.routes.admin}/collections/contact-messages`
  const none = { en: 'No new messages.', so: 'Farriin cusub ma jirto.' }
  const some = { en: 'New messages', so: 'Farriimo cusub' }
  return (
    <section aria-label={t(some)} className="inbox-new">
      <p>
        <a href={list}>{nonEmpty.length === 0 ? t(none) : t(some)}</a>
      </p>
      {nonEmpty.length > 0 && (
        <ul>
          {nonEmpty.map(({ name, count, query }) => (
            <li key={name}>
              <a href={`${list}?${query}`}>
                {t(DEPARTMENT_LABELS[name])}: {count}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
