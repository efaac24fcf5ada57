/** One statement of a stylesheet; `inner` where it holds statements of its own. */
interface Statement {
  /** The text before the brace: selectors, or an at-rule with its condition. */
  readonly head: string
  readonly text: string
  readonly inner?: readonly Statement[]
  /** The selectors, each with the classes that the page must have for it to match. */
  readonly selectors?: readonly { readonly text: string; readonly classes: readonly string[] }[]
}

/** At-rules whose block consists of rules (CSS Conditional Rules 3). */
const CONDITION = /^@(?:media|supports)\b/

/** The position after the block that opens at `from`; braces within quotes do not count. */
function endOfBlock(css: string, from: number): number {
  let depth = 0
  let quote = ''
  for (let at = from; at < css.length; at++) {
    const character = css.charAt(at)
    if (character === '\\') at++
    else if (quote) quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at + 1
  }
  return css.length
}

/** The selectors of a list; commas within brackets do not separate them. */
function splitSelectors(list: string): string[] {
  return list.match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]|[^,([])+/g) ?? []
}

function withClasses(text: string) {
  // A class within `:not()` or `:is()` is not required by every match.
  const outside = text.replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
  return { text, classes: [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name) }
}

/** Parses a stylesheet of the build, which has no comments. */
export function readStyles(css: string): readonly Statement[] {
  const statements: Statement[] = []
  let at = 0
  while (at < css.length) {
    const brace = css.indexOf('{', at)
    const semicolon = css.indexOf(';', at)
    if (semicolon !== -1 && (brace === -1 || semicolon < brace)) {
      const text = css.slice(at, semicolon + 1)
      statements.push({ head: text, text })
      at = semicolon + 1
      continue
    }
    if (brace === -1) break
    const end = endOfBlock(css, brace)
    const [head, text] = [css.slice(at, brace).trim(), css.slice(at, end).trim()]
    if (CONDITION.test(head)) {
      statements.push({ head, text, inner: readStyles(css.slice(brace + 1, end - 1)) })
    } else if (head.startsWith('@')) statements.push({ head, text })
    else statements.push({ head, text, selectors: splitSelectors(head).map(withClasses) })
    at = end
  }
  return statements
}

function filterStatement(statement: Statement, used: ReadonlySet<string>): string {
  const { head, text, inner, selectors } = statement
  if (inner) {
    const rules = criticalCss(inner, used)
    return rules && `${head}{${rules}}`
  }
  if (!selectors) return text
  const matching = selectors.filter(({ classes }) => classes.every((name) => used.has(name)))
  if (matching.length === selectors.length) return text
  if (matching.length === 0) return ''
  return matching.map((selector) => selector.text).join(',') + text.slice(head.length)
}

/** The classes of a page's elements. Only tags are searched, since a text can look like an attribute. */
export function classesIn(html: string): ReadonlySet<string> {
  const classes = new Set<string>()
  for (const [, names = ''] of html.matchAll(/<[a-z][^<>]*?\sclass="([^"]*)"/g)) {
    for (const name of names.split(' ')) classes.add(name)
  }
  return classes
}

/**
 * The rules that elements with these classes can match, in the stylesheet's order. Rules without a class
 * stay.
 */
export function criticalCss(styles: readonly Statement[], used: ReadonlySet<string>): string {
  return styles.map((statement) => filterStatement(statement, used)).join('')
}
