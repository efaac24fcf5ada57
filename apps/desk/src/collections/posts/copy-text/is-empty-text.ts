type Data = Readonly<Record<string, unknown>>

/** Rich-text nodes without content of their own. Every other node counts as content. */
const CONTAINERS = ['root', 'paragraph', 'heading', 'quote', 'list', 'listitem', 'linebreak']

function isEmptyNode(node: unknown): boolean {
  const { type, text, children } = (node ?? {}) as Data
  if (typeof text === 'string') return text.trim() === ''
  if (typeof type !== 'string' || !CONTAINERS.includes(type)) return false
  return Array.isArray(children) ? children.every(isEmptyNode) : true
}

/** Whether a rich text has no content: no word, no picture, no table. */
export function isEmptyText(text: unknown): boolean {
  const { root } = (text ?? {}) as Data
  return root === undefined || isEmptyNode(root)
}
