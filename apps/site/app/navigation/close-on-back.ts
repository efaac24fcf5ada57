/** Marks the entry of the history that stands for what is open over the page. */
const MARK = 'isOverlay'

/** The router hears nothing of steps that stay on the page at hand. */
const swallow = (event: Event) => event.stopImmediatePropagation()

/**
 * Lets the browser's Back close what is open over the page, instead of leaving the page: an entry of
 * the history stands for it. Returns what takes the entry away where it was closed by other means. A
 * link in what is open has to replace the entry, or Back would lead to the page at hand twice.
 */
export function closeOnBack(close: () => void): () => void {
  const { state } = history
  history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, [MARK]: true }, '')
  const leave = (event: Event) => {
    removeEventListener('popstate', leave, true)
    // Back by several steps leads elsewhere, and is the router's.
    if (history.state?.idx === state?.idx) swallow(event)
    close()
  }
  addEventListener('popstate', leave, true)
  return () => {
    removeEventListener('popstate', leave, true)
    if (!history.state?.[MARK]) return
    addEventListener('popstate', swallow, { capture: true, once: true })
    history.back()
  }
}
