import type { Profile } from './present-profile.ts'

/** A profile that comes within this time needs no loading state, which would only flicker. */
const MAX_QUICK_MS = 250

/**
 * For a navigation in the browser: the profile itself when it comes quickly, else its promise, so
 * that the page can say that it is loading (Specification §4). A request that fails is a failed
 * profile, not the error screen (§8).
 */
export async function profileOrPromise(
  request: Promise<Profile>,
  waitMs: number = MAX_QUICK_MS,
): Promise<{ readonly profile: Profile | Promise<Profile> }> {
  const profile = request.catch((): Profile => ({ state: 'failed' }))
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, waitMs))
  const first = await Promise.race([profile, timeout])
  return { profile: first ?? profile }
}
