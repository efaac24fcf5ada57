import type { Profile } from './present-profile.ts'

/** Milliseconds in which a quick answer needs no loading state: showing one would only flicker. */
export const QUICK = 250

/**
 * For a navigation in the browser: the profile itself when it comes quickly, else the promise of
 * it, so that the page can say that it is loading (Specification §4). A request that fails is a
 * failed profile, not the error screen (§8).
 */
export async function profileOrPromise(
  asked: Promise<Profile>,
  quick: number = QUICK,
): Promise<{ readonly profile: Profile | Promise<Profile> }> {
  const profile = asked.catch((): Profile => ({ state: 'failed' }))
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, quick))
  const first = await Promise.race([profile, late])
  return { profile: first ?? profile }
}
