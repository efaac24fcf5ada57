/** What can be a message's reference: short, and nothing but letters, digits and hyphens. */
const REFERENCE = /^[\w-]{1,40}$/

/**
 * The reference by which the host's editors find a message that they have taken. Only hosts that
 * know it answer one (ours does); it is no part of Specification §7.
 */
export function referenceIn(answer: { readonly reference?: unknown }): string | undefined {
  const { reference } = answer
  return typeof reference === 'string' && REFERENCE.test(reference) ? reference : undefined
}
