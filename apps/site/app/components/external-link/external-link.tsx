import type { ReactNode } from 'react'
import { useMessages } from '../../language/language-context.tsx'

interface ExternalLinkProps {
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link to another site, in a new tab (Specification §1), which a listener is told of. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const { opensInNewTab } = useMessages().common
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> ({opensInNewTab})</span>
    </a>
  )
}
