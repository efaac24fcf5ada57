/** Media types of the files that posts name, by their ending (IANA Media Types). */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/** The media type that an address's ending stands for; any bytes where it is another. */
export function mediaTypeOf(address: string): string {
  const ending = /\.([a-z\d]+)(?:$|[?#])/i.exec(address)?.[1]?.toLowerCase() ?? ''
  return (Object.hasOwn(TYPES, ending) && TYPES[ending]) || 'application/octet-stream'
}
