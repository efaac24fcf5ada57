import { usePageMessages } from '../../language/language-context.tsx'
import { Select } from './choice-field.tsx'
import { FieldError, type FieldProps } from './field.tsx'
import { DATE_PARTS, type DatePart, datePartsOf } from './form-date.ts'
import styles from './form-fields.module.css'

interface DateFieldProps extends Omit<FieldProps, 'hint' | 'required'> {
  /** `2026-11-20`, or what else was typed. */
  readonly defaultValue?: string | undefined
}

/** The names of the months to choose from, in the page's language. */
function Months() {
  const { contact, common } = usePageMessages()
  return (
    <>
      <option value="">{contact.form.chooseMonth}</option>
      {common.months.map((month, index) => (
        <option key={month} value={index + 1}>
          {month}
        </option>
      ))}
    </>
  )
}

/**
 * A date that may be left out, in three fields: month, day and year, the order in which the site
 * writes dates (Specification §9). A browser's own date field has the browser's language and order.
 * The month has the field's id, so that an error leads there.
 */
export function DateField({ id, name, label, error, defaultValue = '' }: DateFieldProps) {
  const messages = usePageMessages().contact.form
  const values = datePartsOf(defaultValue)
  const attributes = (part: DatePart) => ({
    id: part === 'month' ? id : `${id}-${part}`,
    name: `${name}-${part}`,
    defaultValue: values[part],
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  })
  return (
    <fieldset className={`${styles.field} ${error ? styles.wrong : ''}`}>
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
                <Months />
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
