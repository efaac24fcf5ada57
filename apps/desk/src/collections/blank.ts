/** Whether a text is missing, empty or only spaces. */
export function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === ''
}
