/** Media types of the files of posts, by file extension (IANA Media Types). */
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

/** The media type of a URL by its file extension. */
export function mediaTypeOf(url: string): string {
  const extension = /\.([a-z\d]+)(?:$|[?#])/i.exec(url)?.[1]?.toLowerCase() ?? ''
  return (Object.hasOwn(TYPES, extension) && TYPES[extension]) || 'application/octet-stream'
}
