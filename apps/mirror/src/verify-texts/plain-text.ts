import { Parser } from 'htmlparser2'

/** Elements whose words are apart from those before and after. */
const BLOCK = /^(?:p|br|li|h[1-6]|div|tr|td|th|blockquote|hr|figure|figcaption)$/

/** The words of a post's HTML. */
export function plainText(html: string): string {
  let text = ''
  const apart = (name: string) => {
    if (BLOCK.test(name)) text += ' '
  }
  const parser = new Parser({
    onopentag: apart,
    onclosetag: apart,
    ontext: (part) => {
      text += part
    },
  })
  parser.end(html)
  return text.replaceAll(/\s+/g, ' ').trim()
}
