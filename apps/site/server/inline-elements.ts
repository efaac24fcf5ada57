/** Types of script that a browser runs or obeys; others are data (HTML, "prepare the script element"). */
const RUN_TYPES = ['', 'module', 'importmap', 'speculationrules', 'text/javascript']

/** A comment, or a script or style element with its attributes and text. */
const ELEMENT =
  /<!--[\s\S]*?-->|<(script|style)((?:\s|\/)(?:[^>"']|"[^"]*"|'[^']*')*)?>([\s\S]*?)<\/\1[\s/>]/gi

export interface InlineElements {
  /** Texts of the scripts and of the styles that stand in the page itself. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(
    `\\s${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?`,
    'i',
  ).exec(attributes)
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : undefined
}

/** The inline scripts that would run and the inline styles of a whole HTML document. */
export function inlineElements(html: string): InlineElements {
  const scripts: string[] = []
  const styles: string[] = []
  for (const [, name, attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    if (name === undefined) continue
    // Parsing HTML makes one kind of line break of all, before the text is hashed.
    const parsed = text.replace(/\r\n?/g, '\n')
    if (name.toLowerCase() === 'style') styles.push(parsed)
    else if (attribute(attributes, 'src') === undefined) {
      const type = attribute(attributes, 'type') ?? ''
      if (RUN_TYPES.includes(type.trim().toLowerCase())) scripts.push(parsed)
    }
  }
  return { scripts, styles }
}
