/** True for no text and for a text of nothing but spaces. */
export function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === ''
}
