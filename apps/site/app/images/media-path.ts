/** First segments of an API host's paths that never lead to public files. */
const PRIVATE_ROOTS = ['api', 'admin', '_next', 'graphql']

function isPlainSegment(segment: string): boolean {
  let decoded: string
  try {
    decoded = decodeURIComponent(segment)
  } catch {
    return false
  }
  // A leading dot is `.`, `..` or a hidden file; a remaining percent sign was encoded twice.
  if (decoded === '' || decoded.startsWith('.')) return false
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not pass.
  return !/[\u0000-\u001f\u007f%/\\]/.test(decoded)
}

/**
 * Whether an encoded path without its first slash, such as `uploads/2026/a%20b.jpg`, means one file
 * below its root, however often a server decodes it.
 */
export function isPlainPath(path: string): boolean {
  return path.length <= 1_000 && path.split('/').every(isPlainSegment)
}

/** Whether the path belongs to the API host's calls, admin screens or program files. */
export function isPrivatePath(path: string): boolean {
  const root = decodeURIComponent(path.split('/')[0] ?? '')
  return PRIVATE_ROOTS.includes(root.toLowerCase())
}
