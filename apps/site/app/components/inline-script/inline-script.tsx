import { use } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'

/**
 * One of the site's own inline scripts. The server recognises it by its nonce and allows its hash in the
 * content security policy (`server/pages/inline-elements.ts`); no other inline script runs. In the
 * browser it has run already, so the caller passes no code there.
 */
export function InlineScript({ code }: { readonly code: string }) {
  return (
    <script
      nonce={import.meta.env.SSR ? use(FrameworkContext)?.nonce : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, never a text of others.
      dangerouslySetInnerHTML={{ __html: code }}
    />
  )
}
