/** True for a rich text that says or shows something: the editor's empty text is one paragraph of nothing. */
export function hasText(text: unknown): boolean {
  const {
    root,
    children,
    type,
    text: words,
  } = (text ?? {}) as {
    readonly root?: unknown
    readonly children?: readonly unknown[]
    readonly type?: string
    readonly text?: unknown
  }
  if (root) return hasText(root)
  if (typeof words === 'string') return words.trim() !== ''
  if (children?.some(hasText)) return true
  return type === 'upload' || type === 'block' || type === 'table'
}
