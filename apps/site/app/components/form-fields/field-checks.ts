import type { FormEvent } from 'react'

/** What a form says of one field where the browser's own check fails, in the page's language. */
export interface FieldCheck {
  /** Of an empty field that is required. */
  readonly missing?: string
  /** Of what is not of the field's type. */
  readonly malformed?: string
  /** Most characters of the field, and what is said of more: nothing is cut off unseen. */
  readonly tooLong?: { readonly maxChars: number; readonly words: string }
}

/** The checks of a form by the names of its fields. */
export type FieldChecks = Readonly<Record<string, FieldCheck>>

/** The parts of a form control that the check reads and writes. */
export interface CheckedControl {
  readonly name: string
  readonly value: string
  readonly validity: Pick<ValidityState, 'valueMissing' | 'typeMismatch' | 'badInput'>
  setCustomValidity(words: string): void
}

/**
 * Puts our words in the place of the browser's, which speaks its own language and not the page's.
 * A control without a fault gets none.
 */
export function applyFieldCheck(control: CheckedControl, checks: FieldChecks): void {
  const { missing = '', malformed = '', tooLong } = checks[control.name] ?? {}
  const { valueMissing, typeMismatch, badInput } = control.validity
  const isTooLong = tooLong !== undefined && control.value.trim().length > tooLong.maxChars
  if (valueMissing) control.setCustomValidity(missing)
  else if (isTooLong) control.setCustomValidity(tooLong.words)
  else control.setCustomValidity(typeMismatch || badInput ? malformed : '')
}

/**
 * A form's handlers that keep the words of each control's check right: while the reader types, and
 * when the browser finds a control wrong, before it shows why.
 */
export function fieldCheckHandlers(checks: FieldChecks) {
  const onCheck = ({ target }: FormEvent<HTMLFormElement>) => {
    const control: EventTarget = target
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    ) {
      applyFieldCheck(control, checks)
    }
  }
  return { onInput: onCheck, onInvalidCapture: onCheck }
}
