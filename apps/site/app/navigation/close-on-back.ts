/** Marks the history entry of an overlay. */
const MARK = 'isOverlay'

/** Hides the event from the router: it must not react to steps that stay on the current page. */
const stopEvent = (event: Event) => event.stopImmediatePropagation()

/**
 * Lets the browser's Back button close an overlay instead of leaving the page, by a history entry for the
 * overlay. The returned function removes the entry when the overlay was closed by other means. A link in
 * the overlay has to replace the entry, or Back would lead to the current page twice.
 */
export function closeOnBack(close: () => void): () => void {
  const { state } = history
  history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, [MARK]: true }, '')
  const onBack = (event: Event) => {
    removeEventListener('popstate', onBack, true)
    // Back by several steps leads to another page, and the router handles it.
    if (history.state?.idx === state?.idx) stopEvent(event)
    close()
  }
  addEventListener('popstate', onBack, true)
  return () => {
    removeEventListener('popstate', onBack, true)
    if (!history.state?.[MARK]) return
    addEventListener('popstate', stopEvent, { capture: true, once: true })
    history.back()
  }
}
