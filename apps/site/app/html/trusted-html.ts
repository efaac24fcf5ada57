/** The name of the policy by which cleaned HTML becomes markup in the browser (Trusted Types). */
export const TRUSTED_TYPES_POLICY = 'cleaned-html'

interface HtmlPolicy {
  /** Returns a TrustedHTML, which React passes on to the browser as it is. */
  readonly createHTML: (html: string) => string
}

const { trustedTypes } = globalThis as {
  readonly trustedTypes?: { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy }
}

const policy = trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createHTML: (html) => html })

/**
 * Lets HTML that the server has cleaned (`clean-html.server.ts`) become markup; the page's content
 * security policy accepts no other text. Browsers without Trusted Types accept the text itself.
 */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html
}
