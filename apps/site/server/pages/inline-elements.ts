/** The inline scripts and styles that the site's own code wrote into a page: their texts. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export interface NoncedPage extends InlineHashes {
  /** The page without its nonce, which is for the server alone. */
  readonly html: string
}

/**
 * The scripts and styles of a page that have its nonce, as React writes one: an attribute that nobody
 * can put into a text, since it is made up anew for each page and never sent.
 */
export function inlineHashes(marked: string, nonce: string): NoncedPage {
  const mark = ` nonce="${nonce}"`
  const scripts: string[] = []
  const styles: string[] = []
  const elements = marked.matchAll(
    new RegExp(`<(script|style)${mark}[^>]*>([\\s\\S]*?)</\\1>`, 'g'),
  )
  for (const [, name, text = ''] of elements) {
    // Parsing HTML makes one kind of line break of all, before the text is hashed.
    const parsed = text.replace(/\r\n?/g, '\n')
    if (name === 'style') styles.push(parsed)
    else scripts.push(parsed)
  }
  return { html: marked.replaceAll(mark, ''), scripts, styles }
}
