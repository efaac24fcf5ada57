import { CONTACT_LIMITS } from '@gaashaan/contract/contact-limits'

/** Most characters of a reply: as many as a visitor's message may have. */
export const MAX_REPLY_CHARS = CONTACT_LIMITS.message

/** Most characters of a note. */
export const MAX_NOTE_CHARS = 5_000
