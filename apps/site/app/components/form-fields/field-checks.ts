import type { FormEvent } from 'react'

/** A form's messages for one field where the browser's own validation fails, in the page's language. */
interface FieldCheck {
  /** For an empty field that is required. */
  readonly missing?: string
  /** For a value of another type. */
  readonly malformed?: string
  /** For too many characters. The form sets no `maxLength`, which would cut a text off silently. */
  readonly tooLong?: { readonly maxChars: number; readonly text: string }
}

/** The checks of a form by the names of its fields. */
export type FieldChecks = Readonly<Record<string, FieldCheck>>

interface CheckedControl extends Pick<HTMLInputElement, 'name' | 'value' | 'setCustomValidity'> {
  readonly validity: Pick<ValidityState, 'valueMissing' | 'typeMismatch' | 'badInput'>
}

/**
 * Replaces the browser's message, which is in the browser's language, with the form's own. A valid
 * control has no message.
 */
export function applyFieldCheck(control: CheckedControl, checks: FieldChecks): void {
  const { missing = '', malformed = '', tooLong } = checks[control.name] ?? {}
  const { valueMissing, typeMismatch, badInput } = control.validity
  const isTooLong = tooLong !== undefined && control.value.trim().length > tooLong.maxChars
  if (valueMissing) control.setCustomValidity(missing)
  else if (isTooLong) control.setCustomValidity(tooLong.text)
  else control.setCustomValidity(typeMismatch || badInput ? malformed : '')
}

/**
 * A form's handlers that keep the messages up to date: while the reader types, and when the browser
 * finds a control invalid, before it shows the message.
 */
export function fieldCheckHandlers(checks: FieldChecks) {
  const onCheck = ({ target }: FormEvent<HTMLFormElement>) => {
    if ('setCustomValidity' in target) applyFieldCheck(target as unknown as CheckedControl, checks)
  }
  return { onInput: onCheck, onInvalidCapture: onCheck }
}
