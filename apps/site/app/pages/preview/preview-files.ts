/** A stored file of our desk, as a whole text or within the quotes of HTML; never a made picture. */
const FILE = /(^|[\s"',])(\/media\/[\w%][\w.%-]*)(?=$|[\s"',])/g

/** Pictures' smaller files: where they are not made yet the site would make, and keep, its own. */
const SMALLER = ['made', 'small']

/**
 * The parts of a page with the addresses of the desk's files as the token opens them: a file that
 * nothing public uses is shown by the desk to those who may see the working copy.
 */
export function withPreviewFiles<T>(part: T, token: string): T {
  const query = `?preview=${encodeURIComponent(token)}`
  const open = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(FILE, `$1$2${query}`)
    if (Array.isArray(value)) return value.map(open)
    if (typeof value !== 'object' || value === null) return value
    const pairs = Object.entries(value).filter(([key]) => !SMALLER.includes(key))
    return Object.fromEntries(pairs.map(([key, each]) => [key, open(each)]))
  }
  return open(part) as T
}
