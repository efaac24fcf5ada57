const TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
}

/** The content type of a media file by its extension; `undefined` for kinds that are never served. */
export function servedType(name: string): string | undefined {
  return TYPES[name.slice(name.lastIndexOf('.')).toLowerCase()]
}
