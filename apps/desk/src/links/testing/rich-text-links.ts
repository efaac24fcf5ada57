import { type RichText, richText } from '../../collections/posts/rich-text.ts'

/** A paragraph with one link that has these fields and, as in the editor, an id. */
export function link(fields: object, text: string): RichText {
  const content = richText([{ link: { text, url: '' } }])
  const [node] = (content.root.children[0] as unknown as { children: object[] }).children
  Object.assign(node as object, { id: '64b7f0c1a2d3e4f5a6b7c8d9', fields })
  return content
}

/** A paragraph with a link to what an editor typed. */
export const linkTo = (url: string, text = 'halkan') =>
  link({ linkType: 'custom', newTab: false, url }, text)

/** A paragraph with a link to a document of a collection. */
export const linkToDocument = (relationTo: string, value: unknown, text = 'halkan') =>
  link({ linkType: 'internal', newTab: false, doc: { relationTo, value } }, text)
