/** Next calls this once when the server starts; it opens the desk before the first request. */
export async function register(): Promise<void> {
  // This is no setting: Next's build replaces it, once for each of its runtimes.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startDesk } = await import('./start-jobs.ts')
  await startDesk()
}
