import type { FindingView } from '../findings.ts'

/** What the desk would find in a document if it were saved; `undefined` when the request fails. */
export async function fetchChecks(
  slug: string,
  language: string,
  document: object,
): Promise<readonly FindingView[] | undefined> {
  try {
    const response = await fetch(`/api/${slug}/publish-checks`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify(document),
    })
    if (!response.ok) return undefined
    return ((await response.json()) as { findings: readonly FindingView[] }).findings
  } catch {
    return undefined
  }
}

/** The part of a query that answers questions with yes. */
export function confirmedQuery(findings: readonly FindingView[]): string {
  const keys = findings.map(({ key }) => encodeURIComponent(key))
  return keys.length > 0 ? `&confirmed=${keys.join(',')}` : ''
}
