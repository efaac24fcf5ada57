import type { ComponentProps } from 'react'
import { useMessages } from '../../language/language-context.tsx'

/** A link to another site, in a new tab (Specification §1); screen readers announce the tab. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> ({useMessages().common.opensInNewTab})</span>
    </a>
  )
}
