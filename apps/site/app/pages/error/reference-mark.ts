/**
 * Stands in a page that failed where the id of its reader's request belongs: the page can be made for
 * several readers at once, and the server puts the id in as it sends it to each.
 */
export const REFERENCE_MARK = 'the-id-of-this-request'
