import type { FindingView } from '../findings.ts'

/** What would be asked before a document is saved so; `undefined` where the desk does not answer. */
export async function fetchChecks(
  slug: string,
  language: string,
  document: object,
): Promise<readonly FindingView[] | undefined> {
  try {
    const answer = await fetch(`/api/${slug}/publish-checks`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify(document),
    })
    if (!answer.ok) return undefined
    return ((await answer.json()) as { findings: readonly FindingView[] }).findings
  } catch {
    return undefined
  }
}

/** The query with which questions are answered with yes. */
export function confirmedQuery(findings: readonly FindingView[]): string {
  const keys = findings.map(({ key }) => encodeURIComponent(key))
  return keys.length > 0 ? `&confirmed=${keys.join(',')}` : ''
}
