/** Fewest characters of the reason with which someone publishes their own text alone. */
export const MIN_REASON_CHARS = 10

interface OwnWork {
  /** Whether who publishes has changed the text since readers last had it. */
  readonly isOwn: boolean
  /** `false` for a team of one (FOUR_EYES=off). */
  readonly fourEyes: boolean
}

/** Whether publishing needs a written reason: a publisher publishes what another wrote. */
export function needsReasonToPublish({ isOwn, fourEyes }: OwnWork): boolean {
  return isOwn && fourEyes
}

/** A reason that is one; `undefined` for none and for one of a few letters. */
export function writtenReason(reason: string | undefined): string | undefined {
  const written = reason?.trim() ?? ''
  return written.length >= MIN_REASON_CHARS ? written : undefined
}
