import { CONTACT_LIMITS } from '@gaashaan/contract/contact-limits'

/** Most characters of a reply: as many as a visitor's message may have. */
export const LONGEST_REPLY = CONTACT_LIMITS.message

/** Most characters of a note. */
export const LONGEST_NOTE = 5_000
