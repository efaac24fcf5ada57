import { useLocation } from 'react-router'
import { controlAttributes, fieldClass } from '../../components/form-fields/field.tsx'
import fields from '../../components/form-fields/form-fields.module.css'
import notices from '../../components/form-fields/form-notices.module.css'
import { Icon } from '../../components/icon/icon.tsx'
import { getVisit } from '../../context.ts'
import { languageInSearch, withLanguage } from '../../language/language-path.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/route.ts'
import { checkPosted } from './check-posted.server.ts'
import { checkNumber } from './check-question.server.ts'
import { FileQuestion } from './file-question.tsx'
import { VerdictPanel } from './verdict-panel.tsx'
import styles from './verify.module.css'
import { VERIFY_MESSAGES } from './verify-messages.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = getVisit(context)
  const messages = VERIFY_MESSAGES[visit.language]
  const { title, lead, label, hint, check, file, limits, limitPoints, ...verdict } = messages
  const { readText, compared, added, missing, note } = verdict
  return {
    checked: await checkNumber(request.url, visit, messages),
    ...{ title, lead, label, hint, check, file, limits, limitPoints },
    verdict: { readText, compared, added, missing, note },
  }
}

/** Answers a text or a file that was posted, with and without JavaScript: the page is loaded anew. */
export function action({ request, context }: Route.ActionArgs) {
  const visit = getVisit(context)
  return checkPosted(request, visit, VERIFY_MESSAGES[visit.language])
}

export default function VerifyPage({ loaderData: messages, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const { asked, error, fileError, verdict } = actionData ?? messages.checked ?? {}
  const address = withLanguage(PATHS.verify, languageInSearch(search))
  const field = { id: 'verify-text', name: 'text', hint: messages.hint, error, required: true }
  return (
    <>
      <PageHeader title={messages.title} lead={messages.lead} />
      <div className={`container ${styles.page}`}>
        {verdict ? <VerdictPanel verdict={verdict} messages={messages.verdict} /> : null}
        <form method="post" action={address} className={`${styles.form} no-print`}>
          <div className={fieldClass(error)}>
            <label className={fields.label} htmlFor={field.id}>
              {messages.label}
            </label>
            <p id={`${field.id}-hint`} className={fields.hint}>
              {messages.hint}
            </p>
            {error ? (
              <p id={`${field.id}-error`} className={fields.error} role="alert">
                {error}
              </p>
            ) : null}
            <textarea
              {...controlAttributes(field)}
              className={`${fields.control} ${fields.area}`}
              rows={6}
              defaultValue={asked}
            />
          </div>
          <button type="submit" className={notices.button}>
            <Icon name="search" />
            {messages.check}
          </button>
        </form>
        <FileQuestion action={address} messages={messages.file} error={fileError} />
        <section className={styles.limits} aria-labelledby="limits">
          <h2 id="limits">{messages.limits}</h2>
          <ul className="starred">
            {messages.limitPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
