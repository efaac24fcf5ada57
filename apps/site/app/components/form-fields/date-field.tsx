import { usePageMessages } from '../../language/language-context.tsx'
import { Select } from './choice-field.tsx'
import { controlAttributes, FieldError, type FieldProps, fieldClass } from './field.tsx'
import { DATE_PARTS, type DatePart, splitDate } from './form-date.ts'
import styles from './form-fields.module.css'

interface DateFieldProps extends Omit<FieldProps, 'hint' | 'required'> {
  /** Such as `2026-11-20`, or another text that was typed. */
  readonly defaultValue?: string | undefined
}

/**
 * An optional date in three fields: month, day and year, the order in which the site writes dates
 * (Specification §9); a browser's own date field has the language and the order of the browser. The
 * month has the field's id, so that a link to the error leads there.
 */
export function DateField({ id, name, label, error, defaultValue = '' }: DateFieldProps) {
  const { contact, common } = usePageMessages()
  const messages = contact.form
  const values = splitDate(defaultValue)
  const attributes = (part: DatePart) => ({
    ...controlAttributes({ id, name, error }),
    id: part === 'month' ? id : `${id}-${part}`,
    name: `${name}-${part}`,
    defaultValue: values[part],
  })
  return (
    <fieldset className={fieldClass(error)}>
      <legend className={styles.label}>
        {label} <span className={styles.optional}>{messages.optional}</span>
      </legend>
      <FieldError id={id} error={error} />
      <div className={styles.date}>
        {DATE_PARTS.map((part) => (
          <div key={part} className={styles[part]}>
            <label htmlFor={attributes(part).id}>{messages.dateParts[part]}</label>
            {part === 'month' ? (
              <Select {...attributes(part)}>
                <option value="">{messages.chooseMonth}</option>
                {common.months.map((month, index) => (
                  <option key={month} value={index + 1}>
                    {month}
                  </option>
                ))}
              </Select>
            ) : (
              <input {...attributes(part)} className={styles.control} inputMode="numeric" />
            )}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
