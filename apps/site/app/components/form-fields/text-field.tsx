import { controlAttributes, Field, type FieldProps } from './field.tsx'
import styles from './form-fields.module.css'

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'time'
  readonly autoComplete?: string
  readonly defaultValue?: string | undefined
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', autoComplete, defaultValue } = props
  return (
    <Field {...props}>
      <input
        {...controlAttributes(props)}
        className={styles.control}
        type={type}
        autoComplete={autoComplete}
        defaultValue={defaultValue}
      />
    </Field>
  )
}

interface TextAreaFieldProps extends FieldProps {
  readonly rows: number
  readonly defaultValue?: string | undefined
}

/** Several lines of text; grows by hand. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { rows, defaultValue } = props
  return (
    <Field {...props}>
      <textarea
        {...controlAttributes(props)}
        className={`${styles.control} ${styles.area}`}
        rows={rows}
        defaultValue={defaultValue}
      />
    </Field>
  )
}
