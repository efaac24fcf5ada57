import { CALLS } from '@gaashaan/contract'
import { errorMessage } from '@gaashaan/runtime/error-message'
import { classifyNoResponse, classifyResponse, type RawOutcome } from './classify-response.ts'
import { type ApiHostAccess, fetchWithLimits } from './fetch-with-limits.ts'
import { parseJson } from './parse-json.ts'

const { path } = CALLS.contactSubmit

/** The wait is long: the desk stores and mails a message before it responds. */
const LIMITS = { milliseconds: 15_000, bytes: 64 * 1024 }

/**
 * Sends a contact message's JSON to the API host, once. `client` is the reader's IP address. `key`
 * is the `Idempotency-Key`, by which our desk recognises a message that is sent again.
 */
export type SendContact = (body: unknown, client: string, key?: string) => Promise<RawOutcome>

/** Whether the host confirms that it has the message (Specification §7, `success`). */
function isConfirmed(body: Buffer): boolean {
  const json = parseJson(body)
  return typeof json === 'object' && json !== null && 'success' in json && json.success === true
}

export function createSendContact(access: ApiHostAccess): SendContact {
  return async (message, client, key) => {
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-forwarded-for': client,
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    // A redirect must not carry a reader's message to another host.
    const init = {
      method: 'POST',
      redirect: 'error',
      headers,
      body: JSON.stringify(message),
    } as const
    try {
      const { status, body } = await fetchWithLimits(access, access.apiBaseUrl + path, LIMITS, init)
      // Programs read the status alone, so that one of success is passed on only with `success`.
      if (status < 300 && !isConfirmed(body)) {
        return classifyNoResponse(`status ${status} without success`).outcome
      }
      return classifyResponse(path, status, body).outcome
    } catch (error) {
      return { kind: 'unreachable', reason: errorMessage(error) }
    }
  }
}
