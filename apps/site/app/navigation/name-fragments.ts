/**
 * Gives the history entry of a link to a part of the page a key of its own. React Router counts entries
 * without a key as one, and would bring the reader back to where the last of them was left.
 */
export function nameFragments(): void {
  const addKey = ({ state }: PopStateEvent) => {
    if (state === null) history.replaceState({ key: Math.random().toString(36).slice(2) }, '')
  }
  // While capturing, so that it runs before the router's listener.
  addEventListener('popstate', addKey, true)
}
