/**
 * Minimum length of a new password: NIST SP 800-63B-4 §3.1.1.2 requires 15 characters where a password
 * alone opens an account, as a writer's does.
 */
export const MIN_PASSWORD_CHARS = 15

/** Maximum length: the same section requires at least 64. The bound limits the cost of hashing. */
export const MAX_PASSWORD_CHARS = 128
