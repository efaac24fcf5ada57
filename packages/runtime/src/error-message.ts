/** The message of anything that was thrown, with the message of its cause. */
export function errorMessage(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  const { cause } = thrown
  return cause instanceof Error ? `${thrown.message} (${cause.message})` : thrown.message
}
