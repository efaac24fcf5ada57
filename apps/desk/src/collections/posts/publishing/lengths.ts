/** Limits on what a person writes about a publication: some sentences each. */
export const MAX_REASON_CHARS = 1000
export const MAX_NOTE_CHARS = 300
