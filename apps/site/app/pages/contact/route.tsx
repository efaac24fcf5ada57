import { useState } from 'react'
import { useLocation } from 'react-router'
import { CONTACT_FIELDS, ContactForm } from '../../components/contact-form/contact-form.tsx'
import { summaryOf } from '../../components/contact-form/field-ids.ts'
import { WaitingMessages } from '../../components/contact-form/outbox-list.tsx'
import { useSubmission } from '../../components/contact-form/use-submission.ts'
import { ErrorSummary } from '../../components/form-fields/error-summary.tsx'
import { SentPanel } from '../../components/form-fields/sent-panel.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { getVisit } from '../../context.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import type { OutboxMessage } from '../../outbox/outbox.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import type { Route } from './+types/route.ts'
import styles from './contact.module.css'
import { ContactInformation } from './contact-information.tsx'
import { ContactMap } from './contact-map.tsx'
import { departmentInSearch } from './department-in-search.ts'
import { submitContact } from './submit.server.ts'

/** Takes the form that was posted without JavaScript. */
export function action({ request, context }: Route.ActionArgs) {
  return submitContact(request, getVisit(context))
}

/** When to try again, of what was refused. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function Contact({ actionData }: Route.ComponentProps) {
  const messages = usePageMessages().contact
  const department = departmentInSearch(useLocation().search)
  const { failed, sent, values, isBegunAnew, onTry, onSent, beginAnew } = useSubmission(actionData)
  const [edited, setEdited] = useState<OutboxMessage>()

  function onEdit(message: OutboxMessage) {
    setEdited(message)
    onTry()
  }

  function onAgain() {
    setEdited(undefined)
    beginAnew?.()
  }
  return (
    <>
      <PageHead
        title={failed ? messages.form.error + messages.title : messages.title}
        description={messages.lead}
      />
      <PageTitle title={messages.title} lead={messages.lead} />
      <div className={`container ${styles.columns}`}>
        {actionData ? null : <ContactInformation />}
        <section className={styles.form} aria-labelledby={sent ? 'sent' : 'send'}>
          {failed ? (
            <ErrorSummary error={failed.error} fields={summaryOf(CONTACT_FIELDS, failed.errors)} />
          ) : null}
          <WaitingMessages onEdit={onEdit} />
          {sent ? (
            <SentPanel
              reference={sent.reference}
              next={messages.form.next}
              again={PATHS.contact}
              againLabel={messages.form.again}
              onAgain={beginAnew && onAgain}
            />
          ) : (
            <>
              <h2 id="send">{messages.form.heading}</h2>
              <p className={styles.note}>{messages.form.required}</p>
              <ContactForm
                key={edited?.key}
                values={
                  edited?.body ? { ...edited.body, agreed: 'on' } : (values ?? { department })
                }
                errors={failed?.errors}
                isFocused={isBegunAnew || edited !== undefined}
                onTry={onTry}
                onSent={onSent}
              />
            </>
          )}
        </section>
        {/* What came of the form stands first. */}
        {actionData ? <ContactInformation /> : null}
      </div>
      <ContactMap />
    </>
  )
}
