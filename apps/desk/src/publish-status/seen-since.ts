/** Milliseconds after a change in which the first look at it counts as looking on. */
const JUST_NOW = 60_000

/** Most texts remembered; the one that was looked at first is forgotten for one more. */
const MAX_TEXTS = 1_000

interface Look {
  readonly revision: string
  /** ISO instant; none where nobody was looking when readers got it. */
  readonly since: string | null
  readonly isThere: boolean
}

export interface SeenSince {
  /**
   * Notes what a look at a text's page showed, and answers since when readers have this version:
   * `null` where they have not, or where the desk was not looking when they got it.
   */
  note(
    text: string,
    look: { readonly revision: string; readonly isThere: boolean; readonly changedAt: string },
    now?: number,
  ): string | null
}

/** Remembers since when readers have what was published, for as long as the desk runs. */
export function seenSince(): SeenSince {
  const looks = new Map<string, Look>()
  return {
    note(text, { revision, isThere, changedAt }, now = Date.now()) {
      const before = looks.get(text)
      const isSame = before?.revision === revision
      if (isSame && before.isThere && isThere) return before.since
      const wasLooking = isSame || now - Date.parse(changedAt) < JUST_NOW
      const since = isThere && wasLooking ? new Date(now).toISOString() : null
      const [oldest] = looks.keys()
      if (!before && looks.size >= MAX_TEXTS && oldest !== undefined) looks.delete(oldest)
      looks.set(text, { revision, since, isThere })
      return since
    },
  }
}
