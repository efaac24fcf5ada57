import { use } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'

/**
 * The rules that the page at hand needs to be painted; `entry.server.tsx` puts them in when it
 * has rendered the rest. The whole stylesheet comes with the bundle, but for the font faces: where
 * React makes the document anew, as for the error screen, it makes the same rules again.
 */
export function PageStyles() {
  if (import.meta.env.SSR) return <style nonce={use(FrameworkContext)?.nonce} />
  return <style suppressHydrationWarning>{document.querySelector('style')?.textContent}</style>
}
