/**
 * A form's field that people neither see nor reach, and programs that fill in every field do. No
 * field of the contact call has this name (Specification §7).
 */
export const HONEYPOT_FIELD = 'homepage'

/** How long the page had been open, in milliseconds, where that is less than `MIN_FORM_AGE_MS`. */
export const FORM_AGE_FIELD = 'form_age'

/**
 * Few people open a page and send its form sooner, and only where their browser fills in the fields;
 * programs do it again and again.
 */
export const MIN_FORM_AGE_MS = 2_000

/** What was typed into the honeypot, to be sent with the message; nothing where it is empty. */
export function honeypotIn(form: FormData): { readonly [HONEYPOT_FIELD]?: string } {
  const filled = form.get(HONEYPOT_FIELD)
  return typeof filled === 'string' && filled !== '' ? { [HONEYPOT_FIELD]: filled } : {}
}

/**
 * The age of a form that was sent sooner than most people can; nothing for all others. Only the page's
 * script can tell it, since the cached page is the same for everyone.
 */
export function formAgeIn(age: number): { readonly [FORM_AGE_FIELD]?: number } {
  return age < MIN_FORM_AGE_MS ? { [FORM_AGE_FIELD]: Math.round(age) } : {}
}
