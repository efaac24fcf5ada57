/**
 * An attack for every text: it breaks out of text, attributes, scripts and comments, with a tag, an event
 * handler, a URL and templates. If a browser runs any of it, `alert` is called.
 */
export const ATTACK = `'"--></title></textarea></script><script>alert(1)</script><img src=x onerror=alert(2)><svg onload=alert(3)>\${alert(4)}{{constructor.constructor('alert(5)')()}}javascript:alert(6)`

/** A short attack, for texts with a small maximum length. */
export const SHORT_ATTACK = `"><svg onload=alert(7)>`

const node = (type: string, properties: object) => ({
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  type,
  ...properties,
})
const textNode = (text: string, properties: object = {}) => ({
  type: 'text',
  text,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
  ...properties,
})
const paragraph = (...children: object[]) => node('paragraph', { children })
const heading = (tag: string, text: string) => node('heading', { tag, children: [textNode(text)] })
const block = (fields: object) => node('block', { version: 2, fields: { id: '1', ...fields } })
const link = (fields: object, type = 'link') =>
  node(type, {
    version: 3,
    fields: { linkType: 'custom', newTab: false, ...fields },
    children: [textNode('link')],
  })

const richText = (...children: object[]) => ({ root: node('root', { children }) })

/** A rich text as the editor writes it, with the attack as its text. */
export const attackAsRichText = richText(
  paragraph(textNode(ATTACK)),
  heading('h2', ATTACK),
  paragraph(link({ url: 'https://elsewhere.example/' })),
)

const BREAK = 'x"><img src=x onerror=alert(8)>'

const badLink = (fields: object, type?: string) => richText(paragraph(link(fields, type)))

const badText = { style: `background:url(javascript:alert(12))${BREAK}`, format: BREAK }

const badCell = {
  headerState: BREAK,
  colSpan: BREAK,
  rowSpan: BREAK,
  backgroundColor: BREAK,
  children: [paragraph(textNode('x'))],
}

/** Rich texts that the editor cannot write, with values that a converter might not expect. */
export const BAD_NODES: Readonly<Record<string, object>> = {
  'a link to a program': badLink({ url: 'javascript:alert(9)' }),
  'a link to a program with white space': badLink({ url: ' java\nscript:alert(9)' }),
  'a link to data': badLink({ url: 'data:text/html,<script>alert(9)</script>' }),
  'a link that breaks out of its attribute': badLink({ url: `https://x.example/${BREAK}` }),
  'a link of another type': badLink({ linkType: BREAK, url: 'vbscript:x', doc: {} }),
  'an automatic link': badLink({ url: 'javascript:alert(9)' }, 'autolink'),
  'a heading of another tag': richText(heading('h2 onclick=alert(10)', 'x')),
  'a heading that is a script': richText(heading('script', 'alert(10)')),
  'a list of another tag': richText(
    node('list', {
      tag: 'img src=x onerror=alert(11) ',
      listType: 'bullet',
      start: 1,
      children: [node('listitem', { value: 1, children: [textNode('x')] })],
    }),
  ),
  'a text with a style': richText(paragraph(textNode('x', badText))),
  'a paragraph with a direction': richText({
    ...paragraph(textNode('x')),
    direction: BREAK,
    format: BREAK,
    indent: BREAK,
  }),
  'a table with spans': richText(
    node('table', { children: [node('tablerow', { children: [node('tablecell', badCell)] })] }),
  ),
  'an unknown node': richText(node(BREAK, { html: BREAK, children: [textNode(BREAK)] })),
  'a block of HTML': richText(block({ blockType: 'html', html: BREAK })),
  'a video elsewhere': richText(
    block({ blockType: 'video', address: 'javascript:alert(13)', title: BREAK }),
  ),
}
