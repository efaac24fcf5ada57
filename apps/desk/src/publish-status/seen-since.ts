/** A change that is younger counts as observed from its beginning, even at the first check. */
const RECENT_MS = 60_000

/** Limit on the texts in memory; beyond it, the one that was added first is removed. */
const MAX_TEXTS = 1_000

interface Observation {
  readonly revision: string
  /** Whether the page shows this revision. */
  readonly isThere: boolean
  /** When the text was changed, as an ISO instant. */
  readonly changedAt: string
}

/** A memory, for as long as the desk runs, of since when readers have what is published. */
export function seenSince() {
  const seen = new Map<
    string,
    Pick<Observation, 'revision' | 'isThere'> & { since: string | null }
  >()
  return {
    /**
     * Records what a text's page shows. Returns since when (ISO instant) readers have this revision;
     * `null` where they have not, or nobody checked when it appeared.
     */
    record(
      text: string,
      { revision, isThere, changedAt }: Observation,
      now = Date.now(),
    ): string | null {
      const before = seen.get(text)
      const isSame = before?.revision === revision
      if (isSame && before.isThere && isThere) return before.since
      const wasObserved = isSame || now - Date.parse(changedAt) < RECENT_MS
      const since = isThere && wasObserved ? new Date(now).toISOString() : null
      const [oldest] = seen.keys()
      if (!before && seen.size >= MAX_TEXTS && oldest !== undefined) seen.delete(oldest)
      seen.set(text, { revision, since, isThere })
      return since
    },
  }
}

export type SeenSince = ReturnType<typeof seenSince>
