import { rewriteUrls } from '../../html/html-urls.ts'
import type { PagePicture } from '../../images/page-picture.ts'

/** The path of a stored file of our desk; never a generated image variant. */
const FILE = /^\/media\/[\w%][\w.%-]*$/

/** The keys of image variants: the site would generate, and cache, those that do not exist yet. */
const VARIANT_KEYS: readonly string[] = ['variants', 'small'] satisfies (keyof PagePicture)[]

/** The key under which a page's data has an editor's text as cleaned HTML. */
const HTML_KEY = 'html'

/**
 * A page's data with the preview's token in the URLs of the desk's files: with it the desk serves
 * files that nothing public uses. Only the paths of such files get the token, because a link to
 * another site would give it away.
 */
export function addPreviewToken<T>(pageData: T, token: string): T {
  const query = `?preview=${encodeURIComponent(token)}`
  const addToUrl = (url: string) => (FILE.test(url) ? url + query : url)
  const addTo = (value: unknown, key?: string): unknown => {
    if (typeof value === 'string') {
      return key === HTML_KEY ? rewriteUrls(value, addToUrl) : addToUrl(value)
    }
    if (Array.isArray(value)) return value.map((item) => addTo(item))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).filter(([name]) => !VARIANT_KEYS.includes(name))
    return Object.fromEntries(entries.map(([name, item]) => [name, addTo(item, name)]))
  }
  return addTo(pageData) as T
}
