/** The departments a message can go to (Specification §3). */
export const DEPARTMENTS = ['communications', 'press', 'security', 'general'] as const

export type Department = (typeof DEPARTMENTS)[number]

/**
 * Most characters of each field. The specification has no bounds (§5); with these a message can be stored
 * and mailed. An e-mail address has at most 254 characters (RFC 5321, erratum 1690).
 */
export const CONTACT_LIMITS = { name: 200, email: 254, subject: 300, message: 10_000 } as const
