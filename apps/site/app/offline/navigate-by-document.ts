/** The page that the reader is on the way to. */
let going: string | undefined

/** Whether a click means: go there, in this tab. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}

function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !isPlain(event) || link.target === '_blank' || link.hasAttribute('download')) {
    return undefined
  }
  const isOwn = link.origin === location.origin
  const isHere = link.pathname === location.pathname && link.search === location.search
  return isOwn && !(isHere && link.hash !== '') ? link : undefined
}

/**
 * Without a network, links lead from document to document: the service worker has whole pages, and
 * neither their data nor every script. Where the network fails only then, and with it a script of
 * the page that the reader goes to, the way goes on by document too.
 */
export function navigateByDocument(): void {
  addEventListener(
    'click',
    (event) => {
      const link = linkOf(event)
      going = link?.href
      const isAway = !navigator.onLine || document.getElementById('kept-copy')
      // React Router does not hear of it; the browser follows the link.
      if (link && isAway) event.stopPropagation()
    },
    true,
  )
  addEventListener('script-missing', () => {
    if (going !== undefined) location.assign(going)
  })
}
