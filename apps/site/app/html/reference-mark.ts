/** The id of the element in which the reference stands in a page. */
export const REFERENCE_ID = 'reference'

/**
 * Stands in a page that failed where the id of its reader's request belongs: the page can be made for
 * several readers at once, and the server puts the id in as it sends it to each.
 */
export const REFERENCE_MARK = 'the-id-of-this-request'
