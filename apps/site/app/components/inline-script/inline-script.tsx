import { use } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'

/**
 * A script of the site's own within the page. By its nonce the server knows it as that, and lets it in
 * by its hash (`server/own-elements.ts`); no other inline script runs. In the browser it has run
 * already: give it no code there.
 */
export function InlineScript({ code }: { readonly code: string }) {
  return (
    <script
      nonce={import.meta.env.SSR ? use(FrameworkContext)?.nonce : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, never anybody's text.
      dangerouslySetInnerHTML={{ __html: code }}
    />
  )
}
