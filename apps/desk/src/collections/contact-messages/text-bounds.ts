import { CONTACT_LIMITS } from '@gaashaan/contract/contact-limits'

/** Maximum length of a reply, the same as of a visitor's message. */
export const MAX_REPLY_CHARS = CONTACT_LIMITS.message

/** Maximum length of a note. */
export const MAX_NOTE_CHARS = 5_000
