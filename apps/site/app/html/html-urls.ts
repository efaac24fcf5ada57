/** A tag of cleaned HTML: its texts have no `<`, its attributes neither `>` nor a double quote. */
const TAG = /<[a-z][^<>]*>/g

const URL_ATTRIBUTE = /(\s(?:href|src|poster)=")([^"]*)/g
const SRCSET = /(\ssrcset=")([^"]*)/g
const SRCSET_URL = /(^|,\s*)([^\s,]+)/g

/** Cleaned HTML (`clean-html.server.ts`) with every URL in the attributes of its tags replaced. */
export function rewriteUrls(html: string, rewrite: (url: string) => string): string {
  return html.replace(TAG, (tag) =>
    tag
      .replace(URL_ATTRIBUTE, (_all, before: string, url: string) => before + rewrite(url))
      .replace(SRCSET, (_all, before: string, srcset: string) => {
        const urls = srcset.replace(SRCSET_URL, (_size, comma: string, url: string) => {
          return comma + rewrite(url)
        })
        return before + urls
      }),
  )
}
