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
  const parts = page.split(` nonce="${nonce}"`)
  const scripts: string[] = []
  const styles: string[] = []
  for (const [index, part] of parts.entries()) {
    const [, name] = /<(script|style)$/.exec(parts[index - 1]?.slice(-7) ?? '') ?? []
    if (!name) continue
    const text = part.slice(part.indexOf('>') + 1, part.indexOf(`</${name}>`))
    // HTML parsing normalises line breaks before the text is hashed.
    const texts = name === 'style' ? styles : scripts
    texts.push(text.replace(/\r\n?/g, '\n'))
  }
  return { html: parts.join(''), scripts, styles }
}
