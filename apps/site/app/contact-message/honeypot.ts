/**
 * A form field that people neither see nor reach, and that programs which fill in every field do fill.
 * No field of the contact call has this name (Specification §7).
 */
export const HONEYPOT_FIELD = 'homepage'

/** How many milliseconds the page had been open; sent where that is less than `MIN_FORM_AGE_MS`. */
export const FORM_AGE_FIELD = 'form_age'

/**
 * Few people send a form sooner after they opened its page, and only where their browser fills in the
 * fields; programs do it again and again.
 */
export const MIN_FORM_AGE_MS = 2_000

/** The honeypot's text, to be sent with the message; nothing where it is empty. */
export function honeypotIn(form: FormData): { readonly [HONEYPOT_FIELD]?: string } {
  const text = form.get(HONEYPOT_FIELD)
  return typeof text === 'string' && text !== '' ? { [HONEYPOT_FIELD]: text } : {}
}

/**
 * The age of a form that was sent sooner than most people can; nothing for all others. It comes from the
 * page's script, since the cached page is the same for everyone.
 */
export function formAgeIn(ageMs: number): { readonly [FORM_AGE_FIELD]?: number } {
  return ageMs < MIN_FORM_AGE_MS ? { [FORM_AGE_FIELD]: Math.round(ageMs) } : {}
}
