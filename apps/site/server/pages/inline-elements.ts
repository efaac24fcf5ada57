/** The texts of the inline scripts and styles that the site itself wrote into a page. */
export interface InlineElements {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * Extracts the scripts and styles of a page that have its nonce, and removes the nonce from the
 * HTML. React writes the attribute. Nobody can put it into a text, because the nonce is new for
 * each page and is never sent.
 */
export function extractInlineElements(
  page: string,
  nonce: string,
): InlineElements & { readonly html: string } {
  const attribute = ` nonce="${nonce}"`
  const scripts: string[] = []
  const styles: string[] = []
  const elements = page.matchAll(
    new RegExp(`<(script|style)${attribute}[^>]*>([\\s\\S]*?)</\\1>`, 'g'),
  )
  for (const [, name, text = ''] of elements) {
    // HTML parsing normalises line breaks before the text is hashed.
    const parsed = text.replace(/\r\n?/g, '\n')
    if (name === 'style') styles.push(parsed)
    else scripts.push(parsed)
  }
  return { html: page.replaceAll(attribute, ''), scripts, styles }
}
