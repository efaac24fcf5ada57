import { useState } from 'react'
import { REFERENCE_ID, REFERENCE_MARK } from '../../html/reference-mark.ts'

function sentReference(): string | null | undefined {
  if (import.meta.env.SSR) return REFERENCE_MARK
  return document.getElementById(REFERENCE_ID)?.textContent
}

/**
 * The id under which the logs have the request that this page failed for; in a browser the one that
 * came with the page. What fails later, on the way to another page, has none.
 */
export function useReference(error: unknown): string | null | undefined {
  const [sent] = useState(() => ({ error, reference: sentReference() }))
  return sent.error === error ? sent.reference : undefined
}
