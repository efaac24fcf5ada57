/**
 * How long a journey waits for what was changed at the desk to be seen at the site. Readers see it
 * within two seconds, which `bench/rush` and `bench/soak` measure; a machine that runs journeys is
 * too busy to be a measure.
 */
export const SEEN_WITHIN = { timeout: 20_000, interval: 50 }
