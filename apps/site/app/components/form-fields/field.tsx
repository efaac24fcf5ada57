import type { ReactNode } from 'react'
import { usePageMessages } from '../../language/language-context.tsx'
import styles from './form-fields.module.css'

/** What every field has besides its control. */
export interface FieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  /** The error's words; the field is then marked wrong. */
  readonly error?: string | undefined
  readonly required?: boolean
}

/** A control's attributes that tie it to its label, hint and error (WCAG 2.2 3.3.1, 3.3.2). */
export function controlAttributes({ id, name, hint, error, required }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name,
    required: required === true,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

/** A field's error, which a listener hears as one. */
export function FieldError({
  id,
  error,
}: {
  readonly id: string
  readonly error?: string | undefined
}) {
  const messages = usePageMessages().contact.form
  if (!error) return null
  return (
    <p id={`${id}-error`} className={styles.error}>
      <span className="visually-hidden">{messages.error}</span>
      {error}
    </p>
  )
}

/** A label, its hint and its error over a control. */
export function Field({ children, ...field }: FieldProps & { readonly children: ReactNode }) {
  const { id, label, hint, error, required } = field
  const messages = usePageMessages().contact.form
  return (
    <div className={`${styles.field} ${error ? styles.wrong : ''}`}>
      <label className={styles.label} htmlFor={id}>
        {label} {required ? null : <span className={styles.optional}>{messages.optional}</span>}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
      {children}
    </div>
  )
}
