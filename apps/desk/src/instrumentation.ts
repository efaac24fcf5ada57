/** Runs once when the server starts: opens the database before anyone asks, and mails what is due. */
export async function register(): Promise<void> {
  // No setting: Next replaces it while building, once for each of its runtimes.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startDesk } = await import('./start-jobs.ts')
  await startDesk()
}
