import { orderedErrors } from '../../components/contact-form/field-ids.ts'
import { useSubmission } from '../../components/contact-form/use-submission.ts'
import { ErrorSummary } from '../../components/form-fields/error-summary.tsx'
import { SentPanel } from '../../components/form-fields/sent-panel.tsx'
import { getVisit } from '../../context.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { useSettings } from '../../settings/settings-context.tsx'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/route.ts'
import { MEDIA_FIELDS } from './compose-media-request.ts'
import styles from './media-request.module.css'
import { MediaRequestForm } from './media-request-form.tsx'
import { submitMediaRequest } from './submit.server.ts'

/** Receives the form when it is posted without JavaScript. */
export function action({ request, context }: Route.ActionArgs) {
  return submitMediaRequest(request, getVisit(context))
}

/** What a journalist can expect, and the press office's address. */
function Expectations() {
  const { expect, expectations, pressOffice, urgent } = usePageMessages().contact.media
  const { pressEmail } = useSettings()
  return (
    <aside className={styles.expectations} aria-labelledby="expect">
      <h2 id="expect">{expect}</h2>
      <ol>
        {expectations.map((expectation) => (
          <li key={expectation}>{expectation}</li>
        ))}
      </ol>
      <h3>{pressOffice}</h3>
      <p>
        <a href={`mailto:${pressEmail}`}>{pressEmail}</a>
      </p>
      <p className={styles.note}>{urgent}</p>
    </aside>
  )
}

/** Passes on the `Retry-After` of a refused message. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function MediaRequest({ actionData }: Route.ComponentProps) {
  const messages = usePageMessages()
  const { form, media } = messages.contact
  const { failed, sent, values, isNewForm, onAttempt, onSent, startNewForm } =
    useSubmission(actionData)
  return (
    <>
      <PageHeader
        title={media.title}
        lead={media.lead}
        trail={[{ label: messages.furniture.nav.mediaGroup, to: PATHS.mediaCenter }]}
        head={failed && { title: form.error + media.title }}
      />
      <div className={`container ${styles.columns}`}>
        <section aria-labelledby={sent ? 'sent' : 'request'}>
          {failed ? (
            <ErrorSummary
              error={failed.error}
              fields={orderedErrors(MEDIA_FIELDS, failed.errors)}
            />
          ) : null}
          {sent ? (
            <SentPanel
              reference={sent.reference}
              nextSteps={media.next}
              newFormPath={PATHS.mediaRequest}
              newFormLabel={media.again}
              onNewForm={startNewForm}
            />
          ) : (
            <>
              <h2 id="request" className={styles.heading}>
                {media.heading}
              </h2>
              <MediaRequestForm
                values={values}
                errors={failed?.errors}
                isFocused={isNewForm}
                onAttempt={onAttempt}
                onSent={onSent}
              />
            </>
          )}
        </section>
        <Expectations />
      </div>
    </>
  )
}
