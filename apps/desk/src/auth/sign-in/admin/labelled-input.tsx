'use client'

import type { ComponentProps } from 'react'

type Input = ComponentProps<'input'> & {
  readonly name: string
  readonly label: string
  readonly hint?: string
}

/** A text field of our own screens, in the looks of Payload's. */
export function LabelledInput({ label, hint, name, ...input }: Input) {
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
