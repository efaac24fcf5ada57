/** The id of the element with the reference on an error screen. */
export const REFERENCE_ID = 'reference'

/**
 * Stands for the request's id in a rendered error screen. One rendered page may be sent to several
 * readers, so the server replaces it for each of them.
 */
export const REFERENCE_PLACEHOLDER = 'the-id-of-this-request'
