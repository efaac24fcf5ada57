/**
 * What is tried in every text: it leaves a text, an attribute, a script's text and a comment, as tag,
 * handler, address and template. `alert` is what a browser would tell of.
 */
export const ATTACK = `'"--></title></textarea></script><script>alert(1)</script><img src=x onerror=alert(2)><svg onload=alert(3)>\${alert(4)}{{constructor.constructor('alert(5)')()}}javascript:alert(6)`

/** The same in few characters, for texts that take no more. */
export const SHORT_ATTACK = `"><svg onload=alert(7)>`

const node = { version: 1, direction: 'ltr', format: '', indent: 0 } as const
const word = (text: string, more: object = {}) => ({
  type: 'text',
  text,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
  ...more,
})
const paragraph = (...children: object[]) => ({ ...node, type: 'paragraph', children })
const link = (fields: object) => ({
  ...node,
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', newTab: false, ...fields },
  children: [word('link')],
})

const rich = (...children: object[]) => ({ root: { ...node, type: 'root', children } })

/** A rich text as the editor would write it, with the attack as its words. */
export const attackAsRichText = rich(
  paragraph(word(ATTACK)),
  { ...node, type: 'heading', tag: 'h2', children: [word(ATTACK)] },
  paragraph(link({ url: 'https://elsewhere.example/' })),
)

const BREAK = 'x"><img src=x onerror=alert(8)>'

/** Rich texts that no editor writes: each node says what its converter would take for granted. */
export const BAD_NODES: Readonly<Record<string, object>> = {
  'a link to a program': rich(paragraph(link({ url: 'javascript:alert(9)' }))),
  'a link to a program with a gap': rich(paragraph(link({ url: ' java\nscript:alert(9)' }))),
  'a link to data': rich(paragraph(link({ url: 'data:text/html,<script>alert(9)</script>' }))),
  'a link that leaves its attribute': rich(paragraph(link({ url: `https://x.example/${BREAK}` }))),
  'a link of another sort': rich(paragraph(link({ linkType: BREAK, url: 'vbscript:x', doc: {} }))),
  'a link of its own accord': rich(
    paragraph({ ...link({ url: 'javascript:alert(9)' }), type: 'autolink' }),
  ),
  'a heading of another tag': rich({
    ...node,
    type: 'heading',
    tag: 'h2 onclick=alert(10)',
    children: [word('x')],
  }),
  'a heading that is a script': rich({
    ...node,
    type: 'heading',
    tag: 'script',
    children: [word('alert(10)')],
  }),
  'a list of another tag': rich({
    ...node,
    type: 'list',
    tag: 'img src=x onerror=alert(11) ',
    listType: 'bullet',
    start: 1,
    children: [{ ...node, type: 'listitem', value: 1, children: [word('x')] }],
  }),
  'words with a style': rich(
    paragraph(word('x', { style: `background:url(javascript:alert(12))${BREAK}`, format: BREAK })),
  ),
  'a paragraph with a side': rich({
    ...paragraph(word('x')),
    direction: BREAK,
    format: BREAK,
    indent: BREAK,
  }),
  'a table with spans': rich({
    ...node,
    type: 'table',
    children: [
      {
        ...node,
        type: 'tablerow',
        children: [
          {
            ...node,
            type: 'tablecell',
            headerState: BREAK,
            colSpan: BREAK,
            rowSpan: BREAK,
            backgroundColor: BREAK,
            children: [paragraph(word('x'))],
          },
        ],
      },
    ],
  }),
  'an unknown node': rich({ ...node, type: BREAK, html: BREAK, children: [word(BREAK)] }),
  'a block of HTML': rich({
    ...node,
    type: 'block',
    version: 2,
    fields: { id: '1', blockType: 'html', html: BREAK },
  }),
  'a video elsewhere': rich({
    ...node,
    type: 'block',
    version: 2,
    fields: { id: '1', blockType: 'video', address: 'javascript:alert(13)', title: BREAK },
  }),
}
