import { rewriteUrls } from '../../html/html-urls.ts'

/** The path of a stored file of our desk; never a made picture. */
const FILE = /^\/media\/[\w%][\w.%-]*$/

/** Pictures' smaller files: where they are not made yet the site would make, and keep, its own. */
const SMALLER = ['made', 'small']

/** The key under which a page's data have an editor's text as cleaned HTML. */
const HTML = 'html'

/**
 * The parts of a page with the addresses of the desk's files as the token opens them: a file that
 * nothing public uses is shown by the desk to those who may see the working copy. Only an address that
 * is nothing but such a file gets the token: a link to elsewhere would give it away.
 */
export function withPreviewFiles<T>(part: T, token: string): T {
  const query = `?preview=${encodeURIComponent(token)}`
  const openFile = (address: string) => (FILE.test(address) ? address + query : address)
  const open = (value: unknown, key?: string): unknown => {
    if (typeof value === 'string') {
      return key === HTML ? rewriteUrls(value, openFile) : openFile(value)
    }
    if (Array.isArray(value)) return value.map((each) => open(each))
    if (typeof value !== 'object' || value === null) return value
    const pairs = Object.entries(value).filter(([name]) => !SMALLER.includes(name))
    return Object.fromEntries(pairs.map(([name, each]) => [name, open(each, name)]))
  }
  return open(part) as T
}
