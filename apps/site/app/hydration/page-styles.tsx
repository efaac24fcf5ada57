import { use } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'

/**
 * The critical CSS of the page, which `entry.server.tsx` fills in when the rest is rendered. The whole
 * stylesheet comes with the bundle, without the font faces. Where React renders the document again, as
 * for the error screen, this element keeps the same rules.
 */
export function PageStyles() {
  if (import.meta.env.SSR) return <style nonce={use(FrameworkContext)?.nonce} />
  return <style suppressHydrationWarning>{document.querySelector('style')?.textContent}</style>
}
