import { useState } from 'react'
import { useLocation } from 'react-router'
import { CONTACT_FIELDS, ContactForm } from '../../components/contact-form/contact-form.tsx'
import { orderedErrors } from '../../components/contact-form/field-ids.ts'
import { OutboxList } from '../../components/contact-form/outbox-list.tsx'
import { useSubmission } from '../../components/contact-form/use-submission.ts'
import { ErrorSummary } from '../../components/form-fields/error-summary.tsx'
import { SentPanel } from '../../components/form-fields/sent-panel.tsx'
import { getVisit } from '../../context.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import type { OutboxMessage } from '../../outbox/outbox.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/route.ts'
import styles from './contact.module.css'
import { ContactInformation } from './contact-information.tsx'
import { ContactMap } from './contact-map.tsx'
import { departmentInSearch } from './department-in-search.ts'
import { submitContact } from './submit.server.ts'

/** Receives the form when it is posted without JavaScript. */
export function action({ request, context }: Route.ActionArgs) {
  return submitContact(request, getVisit(context))
}

/** Passes on the `Retry-After` of a refused message. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function Contact({ actionData }: Route.ComponentProps) {
  const messages = usePageMessages().contact
  const department = departmentInSearch(useLocation().search)
  const { failed, sent, values, isNewForm, onAttempt, onSent, startNewForm } =
    useSubmission(actionData)
  const [edited, setEdited] = useState<OutboxMessage>()

  function onEdit(message: OutboxMessage) {
    setEdited(message)
    onAttempt()
  }

  function onAgain() {
    setEdited(undefined)
    startNewForm?.()
  }
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        head={failed && { title: messages.form.error + messages.title }}
      />
      <div className={`container ${styles.columns}`}>
        {actionData ? null : <ContactInformation />}
        <section className={styles.form} aria-labelledby={sent ? 'sent' : 'send'}>
          {failed ? (
            <ErrorSummary
              error={failed.error}
              fields={orderedErrors(CONTACT_FIELDS, failed.errors)}
            />
          ) : null}
          <OutboxList onEdit={onEdit} />
          {sent ? (
            <SentPanel
              reference={sent.reference}
              nextSteps={messages.form.next}
              newFormPath={PATHS.contact}
              newFormLabel={messages.form.again}
              onNewForm={startNewForm && onAgain}
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
                isFocused={isNewForm || edited !== undefined}
                onAttempt={onAttempt}
                onSent={onSent}
              />
            </>
          )}
        </section>
        {/* After a post the result comes first. */}
        {actionData ? <ContactInformation /> : null}
      </div>
      <ContactMap />
    </>
  )
}
