import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { controlAttributes, Field, FieldError, type FieldProps, fieldClass } from './field.tsx'
import styles from './form-fields.module.css'

interface ChoiceProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[]
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

interface SelectFieldProps extends ChoiceProps {
  /** The first option, without a value. */
  readonly placeholder: string
}

export function SelectField({
  options,
  defaultValue = '',
  placeholder,
  ...field
}: SelectFieldProps) {
  return (
    <Field {...field}>
      <Select {...controlAttributes(field)} defaultValue={defaultValue}>
        <option value="">{placeholder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Radio buttons. The first one has the field's id, so that a link to the error leads there. */
export function RadioField({ id, name, label, error, options, defaultValue }: ChoiceProps) {
  return (
    <fieldset className={fieldClass(error)}>
      <legend className={styles.label}>{label}</legend>
      <FieldError id={id} error={error} />
      <div className={styles.radios}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              id={index === 0 ? id : undefined}
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface CheckFieldProps extends Omit<FieldProps, 'label'> {
  readonly defaultChecked?: boolean
  /** The label; it may contain a link. */
  readonly children: ReactNode
}

/**
 * A checkbox. It is not natively `required`: the form reports an unticked box with its own message
 * (Specification §5).
 */
export function CheckField({ defaultChecked, children, ...field }: CheckFieldProps) {
  const { id, error } = field
  return (
    <div className={fieldClass(error)}>
      <FieldError id={id} error={error} />
      <div className={styles.check}>
        <input
          {...controlAttributes(field)}
          className={styles.box}
          type="checkbox"
          defaultChecked={defaultChecked}
          aria-required="true"
        />
        <label htmlFor={id}>{children}</label>
      </div>
    </div>
  )
}
