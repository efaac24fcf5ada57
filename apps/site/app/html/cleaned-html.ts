/** The name of the policy by which cleaned HTML becomes markup in the browser (Trusted Types). */
export const CLEANED_HTML = 'cleaned-html'

interface HtmlPolicy {
  /** Gives a TrustedHTML, which React passes on to the browser as it is. */
  readonly createHTML: (html: string) => string
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy
}

const factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes

const policy = factory?.createPolicy(CLEANED_HTML, { createHTML: (html) => html })

/**
 * Lets HTML that the server has cleaned (`app/html/clean-html.server.ts`) become markup: the page's
 * policy lets no other text. Browsers without Trusted Types take the text itself.
 */
export function cleanedHtml(html: string): string {
  return policy?.createHTML(html) ?? html
}
