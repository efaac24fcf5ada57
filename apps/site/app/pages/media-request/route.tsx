import { summaryOf } from '../../components/contact-form/field-ids.ts'
import { useSubmission } from '../../components/contact-form/use-submission.ts'
import { ErrorSummary } from '../../components/form-fields/error-summary.tsx'
import { SentPanel } from '../../components/form-fields/sent-panel.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { getVisit } from '../../context.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { useSettings } from '../../settings/settings-context.tsx'
import type { Route } from './+types/route.ts'
import { MEDIA_FIELDS } from './compose-media-request.ts'
import styles from './media-request.module.css'
import { MediaRequestForm } from './media-request-form.tsx'
import { submitMediaRequest } from './submit.server.ts'

/** Takes the form that was posted without JavaScript. */
export function action({ request, context }: Route.ActionArgs) {
  return submitMediaRequest(request, getVisit(context))
}

/** What a journalist can expect, and where else to write. */
function Expectations() {
  const { expect, expectations, pressOffice, urgent } = usePageMessages().contact.media
  const { pressEmail } = useSettings()
  return (
    <aside className={styles.expect} aria-labelledby="expect">
      <h2 id="expect">{expect}</h2>
      <ol>
        {expectations.map((line) => (
          <li key={line}>{line}</li>
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

/** When to try again, of what was refused. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function MediaRequest({ actionData }: Route.ComponentProps) {
  const messages = usePageMessages()
  const { form, media } = messages.contact
  const { failed, sent, values, isBegunAnew, onTry, onSent, beginAnew } = useSubmission(actionData)
  return (
    <>
      <PageHead title={failed ? form.error + media.title : media.title} description={media.lead} />
      <PageTitle
        title={media.title}
        lead={media.lead}
        trail={[{ label: messages.furniture.nav.mediaGroup, to: PATHS.mediaCenter }]}
      />
      <div className={`container ${styles.columns}`}>
        <section aria-labelledby={sent ? 'sent' : 'request'}>
          {failed ? (
            <ErrorSummary error={failed.error} fields={summaryOf(MEDIA_FIELDS, failed.errors)} />
          ) : null}
          {sent ? (
            <SentPanel
              reference={sent.reference}
              next={media.next}
              again={PATHS.mediaRequest}
              againLabel={media.again}
              onAgain={beginAnew}
            />
          ) : (
            <>
              <h2 id="request" className={styles.heading}>
                {media.heading}
              </h2>
              <MediaRequestForm
                values={values}
                errors={failed?.errors}
                isFocused={isBegunAnew}
                onTry={onTry}
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
