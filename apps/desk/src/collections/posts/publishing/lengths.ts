/** Most characters of a reason, and of what readers are told has changed: some sentences each. */
export const MAX_REASON_CHARS = 1000
export const MAX_NOTE_CHARS = 300
