/** Most characters of a reason, and of what readers are told has changed: some sentences each. */
export const LONGEST_REASON = 1000
export const LONGEST_NOTE = 300
