import { usePageMessages } from '../../language/language-context.tsx'
import { FormNotice } from './form-notice.tsx'

interface ErrorSummaryProps {
  /** An error of the whole form. */
  readonly error?: string | undefined
  /** The errors of fields, with the ids of their controls. */
  readonly fields: readonly { readonly id: string; readonly error: string }[]
}

/** All errors of a form above it, each with a link to its field (GOV.UK's pattern). */
export function ErrorSummary({ error, fields }: ErrorSummaryProps) {
  const messages = usePageMessages().contact.form
  return (
    <FormNotice kind="failed" titleId="problem" title={messages.problem}>
      {error ? <p>{error}</p> : null}
      {fields.length > 0 ? (
        <ul>
          {fields.map((field) => (
            <li key={field.id}>
              <a href={`#${field.id}`}>{field.error}</a>
            </li>
          ))}
        </ul>
      ) : (
        <p>{messages.kept}</p>
      )}
    </FormNotice>
  )
}
