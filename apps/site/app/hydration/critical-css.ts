/** One statement of a stylesheet; `inner` where it holds statements of its own. */
interface Statement {
  /** What stands before the brace: selectors, or an at-rule with its condition. */
  readonly head: string
  readonly text: string
  readonly inner?: readonly Statement[]
  /** For each selector, the classes that an element of the page must have for it to match. */
  readonly selectors?: readonly { readonly text: string; readonly needs: readonly string[] }[]
}

/** At-rules whose block is made of rules (CSS Conditional Rules 3). */
const CONDITION = /^@(?:media|supports)\b/

/** Where the block that opens at `from` ends, past its brace; texts between quotes do not count. */
function endOfBlock(css: string, from: number): number {
  let depth = 0
  let quote = ''
  for (let at = from; at < css.length; at++) {
    const sign = css.charAt(at)
    if (sign === '\\') at++
    else if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return at + 1
  }
  return css.length
}

/** The selectors of a list; commas between brackets are not its own. */
function selectorsOf(list: string): string[] {
  return list.match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]|[^,([])+/g) ?? []
}

function withNeeds(text: string) {
  // What stands in `:not()` or `:is()` is no condition that every match fulfils.
  const outside = text.replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
  return { text, needs: [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name) }
}

/** Takes a stylesheet apart, as the build writes it: without comments. */
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
    else statements.push({ head, text, selectors: selectorsOf(head).map(withNeeds) })
    at = end
  }
  return statements
}

function keep(statement: Statement, classes: ReadonlySet<string>): string {
  const { head, text, inner, selectors } = statement
  if (inner) {
    const kept = inner.map((each) => keep(each, classes)).join('')
    return kept && `${head}{${kept}}`
  }
  if (!selectors) return text
  const matching = selectors.filter(({ needs }) => needs.every((name) => classes.has(name)))
  if (matching.length === selectors.length) return text
  if (matching.length === 0) return ''
  return matching.map((selector) => selector.text).join(',') + text.slice(head.length)
}

/** The classes that the elements of a page have; in its tags alone, for a text can look like one. */
export function classesIn(html: string): ReadonlySet<string> {
  const classes = new Set<string>()
  for (const [, names = ''] of html.matchAll(/<[a-z][^<>]*?\sclass="([^"]*)"/g)) {
    for (const name of names.split(' ')) classes.add(name)
  }
  return classes
}

/**
 * The rules that an element of a page can match, by the page's classes and in the stylesheet's
 * order; what names no class stays.
 */
export function criticalCss(styles: readonly Statement[], classes: ReadonlySet<string>): string {
  return styles.map((statement) => keep(statement, classes)).join('')
}
