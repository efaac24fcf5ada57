import type { ComponentProps } from 'react'
import { controlAttributes, Field, type FieldProps } from './field.tsx'
import styles from './form-fields.module.css'

interface TextFieldProps
  extends FieldProps,
    Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'defaultValue'> {}

/** A single line of text. */
export function TextField({ type = 'text', autoComplete, defaultValue, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      <input
        {...controlAttributes(field)}
        className={styles.control}
        type={type}
        autoComplete={autoComplete}
        defaultValue={defaultValue}
      />
    </Field>
  )
}

interface TextAreaFieldProps
  extends FieldProps,
    Pick<ComponentProps<'textarea'>, 'rows' | 'defaultValue'> {}

/** Several lines of text. */
export function TextAreaField({ rows, defaultValue, ...field }: TextAreaFieldProps) {
  return (
    <Field {...field}>
      <textarea
        {...controlAttributes(field)}
        className={`${styles.control} ${styles.area}`}
        rows={rows}
        defaultValue={defaultValue}
      />
    </Field>
  )
}
