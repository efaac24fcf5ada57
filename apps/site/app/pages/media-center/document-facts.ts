/** The fixed type and size that every document displays (Specification §3). */
export const DOCUMENT_TYPE = 'PDF'
export const DOCUMENT_SIZE = '1.2MB'
