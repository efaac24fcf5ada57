import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { controlAttributes, Field, FieldError, type FieldProps } from './field.tsx'
import styles from './form-fields.module.css'

interface Option {
  readonly value: string
  readonly label: string
}

interface SelectFieldProps extends FieldProps {
  readonly options: readonly Option[]
  /** Stands first, with no value, until something is chosen. */
  readonly placeholder: string
  readonly defaultValue?: string | undefined
}

/** A `<select>` with the form's own arrow. */
export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className={styles.select}>
      <select {...props} className={styles.control} />
      <Icon name="chevron-down" />
    </span>
  )
}

/** One of a list, none chosen at first. */
export function SelectField(props: SelectFieldProps) {
  return (
    <Field {...props}>
      <Select {...controlAttributes(props)} defaultValue={props.defaultValue ?? ''}>
        <option value="">{props.placeholder}</option>
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

interface RadioFieldProps extends FieldProps {
  readonly options: readonly Option[]
  readonly defaultValue: string
}

/** One of a few, all in sight; the first control has the field's id, so that an error leads there. */
export function RadioField({ id, name, label, error, options, defaultValue }: RadioFieldProps) {
  return (
    <fieldset className={`${styles.field} ${styles.group} ${error ? styles.wrong : ''}`}>
      <legend className={styles.label}>{label}</legend>
      <FieldError id={id} error={error} />
      <div className={styles.radios}>
        {options.map(({ value, label: text }, index) => (
          <label key={value} className={styles.choice}>
            <input
              id={index === 0 ? id : undefined}
              className={styles.radio}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface CheckFieldProps {
  readonly id: string
  readonly name: string
  readonly error?: string | undefined
  readonly defaultChecked?: boolean
  /** May hold a link, so it is no part of a label around the box. */
  readonly children: ReactNode
}

/**
 * One box to tick. Not natively `required`: the form answers an unticked box with its own words
 * (Specification §5).
 */
export function CheckField({ id, name, error, defaultChecked, children }: CheckFieldProps) {
  return (
    <div className={`${styles.field} ${error ? styles.wrong : ''}`}>
      <FieldError id={id} error={error} />
      <div className={styles.check}>
        <input
          id={id}
          name={name}
          className={styles.box}
          type="checkbox"
          defaultChecked={defaultChecked}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id}>{children}</label>
      </div>
    </div>
  )
}
