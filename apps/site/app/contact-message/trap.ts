/**
 * A form's field that people neither see nor reach, and programs that fill in every field do. No
 * field of the contact call has this name (Specification §7).
 */
export const TRAP = 'homepage'

/** How long the page had been open, in milliseconds, where that is less than `LEAST_AGE`. */
export const AGE = 'form_age'

/**
 * Milliseconds in which few people open a page and send its form: a browser that fills in the fields
 * for them makes it possible. Programs do it again and again.
 */
export const LEAST_AGE = 2_000

/** What was put into the trap, to be sent with the message; nothing of an empty one. */
export function trapIn(form: FormData): { readonly [TRAP]?: string } {
  const filled = form.get(TRAP)
  return typeof filled === 'string' && filled !== '' ? { [TRAP]: filled } : {}
}

/**
 * What a page's own script says of a form that was sent sooner than most people can; nothing of all
 * others. Only a script can: the page itself is kept and the same for all.
 */
export function hurryIn(age: number): { readonly [AGE]?: number } {
  return age < LEAST_AGE ? { [AGE]: Math.round(age) } : {}
}
