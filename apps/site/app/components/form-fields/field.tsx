import type { ReactNode } from 'react'
import { usePageMessages } from '../../language/language-context.tsx'
import styles from './form-fields.module.css'

/** The props of every field, beside those of its control. */
export interface FieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  /** Text of the error; the field is then marked as wrong. */
  readonly error?: string | undefined
  readonly required?: boolean
}

/** The attributes that link a control to its label, hint and error (WCAG 2.2 3.3.1, 3.3.2). */
export function controlAttributes({ id, name, hint, error, required }: Omit<FieldProps, 'label'>) {
  const description = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name,
    required: required === true,
    'aria-describedby': description || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

/** The class names of a field's element. */
export function fieldClass(error: string | undefined): string {
  return `${styles.field} ${error ? styles.wrong : ''}`
}

/** A field's error; screen readers announce it as an error. */
export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  const messages = usePageMessages().contact.form
  if (!error) return null
  return (
    <p id={`${id}-error`} className={styles.error}>
      <span className="visually-hidden">{messages.error}</span>
      {error}
    </p>
  )
}

/** A label, a hint and an error above a control. */
export function Field({ children, ...field }: FieldProps & { readonly children: ReactNode }) {
  const { id, label, hint, error, required } = field
  const messages = usePageMessages().contact.form
  return (
    <div className={fieldClass(error)}>
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
