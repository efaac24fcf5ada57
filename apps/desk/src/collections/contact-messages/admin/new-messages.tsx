import type { ServerProps } from 'payload'
import { departmentsRead } from '../../../access/departments-read.ts'
import { queryText } from '../../../admin/exports/query-text.ts'
import { messagesFor } from '../../../i18n/messages.ts'
import { DEPARTMENT_LABELS } from '../departments.ts'
import './inbox.css'

/** Above the desk's first page, for who reads messages: how many are new, by department. */
export async function NewMessages({ i18n, payload, user }: ServerProps) {
  const departments = departmentsRead(user as never)
  if (departments.length === 0) return null
  const { t } = messagesFor({ i18n })
  const counts = await Promise.all(
    departments.map(async (name) => {
      const { totalDocs } = await payload.count({
        collection: 'contact-messages',
        where: { department: { equals: name }, state: { equals: 'new' } },
      })
      return { name, count: totalDocs }
    }),
  )
  const fresh = counts.filter(({ count }) => count > 0)
  const list = `${payload.config.routes.admin}/collections/contact-messages`
  const none = { en: 'No new messages.', so: 'Farriin cusub ma jirto.' }
  const some = { en: 'New messages', so: 'Farriimo cusub' }
  return (
    <section aria-label={t(some)} className="inbox-new">
      <p>
        <a href={list}>{fresh.length === 0 ? t(none) : t(some)}</a>
      </p>
      {fresh.length > 0 && (
        <ul>
          {fresh.map(({ name, count }) => {
            const and = [{ department: { equals: name } }, { state: { equals: 'new' } }]
            return (
              <li key={name}>
                <a href={`${list}?${queryText({ where: { or: [{ and }] } })}`}>
                  {t(DEPARTMENT_LABELS[name])}: {count}
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
