interface Node {
  readonly root?: unknown
  readonly children?: readonly unknown[]
  readonly type?: string
  readonly text?: unknown
}

/** Whether a rich text has any content. The editor saves an empty text as one empty paragraph. */
export function hasText(node: unknown): boolean {
  const { root, children, type, text } = (node ?? {}) as Node
  if (root) return hasText(root)
  if (typeof text === 'string') return text.trim() !== ''
  if (children?.some(hasText)) return true
  return type === 'upload' || type === 'block' || type === 'table'
}
