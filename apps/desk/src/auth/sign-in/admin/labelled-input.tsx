'use client'

import type { ComponentProps } from 'react'

type LabelledInputProps = ComponentProps<'input'> & {
  readonly name: string
  readonly label: string
  readonly hint?: string
}

/** A text field for our own screens that looks like Payload's. */
export function LabelledInput({ label, hint, name, ...input }: LabelledInputProps) {
  const id = `field-${name}`
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input
          type="text"
          required
          {...input}
          id={id}
          name={name}
          aria-describedby={hint && `${id}-hint`}
        />
      </div>
      {hint && (
        <p className="sign-in__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
