/** Minimum length of the reason that someone gives for publishing their own text alone. */
export const MIN_REASON_CHARS = 10

interface Authorship {
  /** Whether the publisher has changed the text since it was last published. */
  readonly isOwn: boolean
  /** `false` for a team of one (FOUR_EYES=off). */
  readonly fourEyes: boolean
}

/** Publishers publish what another wrote; for their own text they must give a written reason. */
export function needsReasonToPublish({ isOwn, fourEyes }: Authorship): boolean {
  return isOwn && fourEyes
}

/** The trimmed reason; `undefined` where it is missing or too short. */
export function validReason(reason: string | undefined): string | undefined {
  const trimmed = reason?.trim() ?? ''
  return trimmed.length >= MIN_REASON_CHARS ? trimmed : undefined
}
