type Data = Readonly<Record<string, unknown>>

/** Nodes of a rich text that hold others and say nothing themselves. */
const CONTAINERS = new Set([
  'root',
  'paragraph',
  'heading',
  'quote',
  'list',
  'listitem',
  'linebreak',
])

function saysNothing(node: unknown): boolean {
  const { type, text, children } = (node ?? {}) as Data
  if (typeof text === 'string') return text.trim() === ''
  if (typeof type !== 'string' || !CONTAINERS.has(type)) return false
  return Array.isArray(children) ? children.every(saysNothing) : true
}

/** Whether nothing is written in a rich text: no word, no picture, no table. */
export function isEmptyText(text: unknown): boolean {
  const { root } = (text ?? {}) as Data
  return root === undefined || saysNothing(root)
}
