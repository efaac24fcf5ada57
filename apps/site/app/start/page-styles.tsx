/** Stands in the style element until the whole page is known; no CSS could be this. */
export const STYLES_MARK = '@page-styles;'

/**
 * The rules that the page at hand needs to be painted; `entry.server.tsx` puts them in when it
 * has rendered the rest. The whole stylesheet comes with the bundle, but for the font faces: where
 * React makes the document anew, as for the error screen, it makes the same rules again.
 */
export function PageStyles() {
  const text = import.meta.env.SSR ? STYLES_MARK : document.querySelector('style')?.textContent
  return <style suppressHydrationWarning>{text}</style>
}
