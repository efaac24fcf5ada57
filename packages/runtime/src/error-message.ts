/** What went wrong, in a few words, from anything that was thrown, with its cause. */
export function errorMessage(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  const { cause } = thrown
  return cause instanceof Error ? `${thrown.message} (${cause.message})` : thrown.message
}
