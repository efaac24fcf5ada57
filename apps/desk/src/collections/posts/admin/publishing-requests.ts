import type { Post } from '../../../payload-types.ts'
import type { FindingView } from '../../../publish-checks/findings.ts'
import type { LanguageGroup } from '../../language-fields.ts'
import type { TextFacts } from '../publishing/facts.ts'
import type { PublishCommandBody } from '../publishing/publish-command.ts'

/** A request that the desk refused, with the message in the person's language. */
export class RefusedRequest extends Error {
  readonly code: string | undefined
  /** The questions to answer and the problems to correct first. */
  readonly findings: readonly FindingView[]

  constructor(message: string, code?: string, findings: readonly FindingView[] = []) {
    super(message)
    this.code = code
    this.findings = findings
  }
}

interface Failure {
  readonly errors?: readonly { readonly message?: string }[]
  readonly code?: string
  readonly findings?: readonly FindingView[]
}

/** Throws `RefusedRequest` for an error response, and `TypeError` without a connection. */
async function request<T>(id: number | string, language: string, init: RequestInit): Promise<T> {
  const response = await fetch(`/api/posts/${id}/publishing`, {
    ...init,
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
  })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body as T
  const failure = body as Failure | null
  const message = failure?.errors?.[0]?.message ?? `HTTP ${response.status}`
  throw new RefusedRequest(message, failure?.code, failure?.findings)
}

/** Reads the facts of both texts of a post. Throws as `request` does. */
export function readFacts(id: number | string, language: string, signal: AbortSignal) {
  return request<Readonly<Record<LanguageGroup, TextFacts>>>(id, language, { signal })
}

/** Sends a command about a text, and returns the working copy after it. Throws as `request` does. */
export async function sendCommand(
  id: number | string,
  language: string,
  command: PublishCommandBody,
): Promise<Post> {
  const init = { method: 'POST', body: JSON.stringify(command) }
  return (await request<{ doc: Post }>(id, language, init)).doc
}
