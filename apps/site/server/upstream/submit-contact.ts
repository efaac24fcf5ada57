import { CALLS } from '@gaashaan/contract'
import { errorMessage } from '@gaashaan/runtime/error-message'
import type { Clock } from '../clock.ts'
import { classifyNoResponse, classifyResponse, type RawOutcome } from './classify-response.ts'
import { type Fetch, fetchWithLimits } from './fetch-with-limits.ts'
import { readJson } from './parse-json.ts'

/** Milliseconds: the desk stores and mails before it answers. */
const WAIT = 15_000
const ANSWER_BYTES = 64 * 1024

/**
 * Sends a contact message's JSON to the API host, once; `client` is the reader's address, and `key`
 * the `Idempotency-Key` by which a host that heeds it knows a second try (ours does).
 */
export type SendContact = (body: unknown, client: string, key?: string) => Promise<RawOutcome>

/** Whether a host says in so many words that it has the message (Specification §7, `success`). */
function saysTaken(body: Buffer): boolean {
  const json = readJson(body)
  return typeof json === 'object' && json !== null && 'success' in json && json.success === true
}

export function createSendContact(parts: {
  readonly apiBaseUrl: string
  readonly fetch: Fetch
  readonly clock: Clock
}): SendContact {
  return async (body, client, key) => {
    try {
      const answer = await fetchWithLimits(
        parts,
        parts.apiBaseUrl + CALLS.contactSubmit.path,
        { milliseconds: WAIT, bytes: ANSWER_BYTES },
        {
          method: 'POST',
          // Nobody else is sent what a reader wrote to the ministry, and an answer of nobody else counts.
          redirect: 'error',
          headers: {
            accept: 'application/json',
            'content-type': 'application/json',
            'x-forwarded-for': client,
            ...(key !== undefined && { 'idempotency-key': key }),
          },
          body: JSON.stringify(body),
        },
      )
      // Programs go by the status alone: one that means success is passed on with its word only.
      if (answer.status < 300 && !saysTaken(answer.body)) {
        return classifyNoResponse(`status ${answer.status} without success`).outcome
      }
      return classifyResponse(answer.status, answer.body).outcome
    } catch (error) {
      return { kind: 'unreachable', reason: errorMessage(error) }
    }
  }
}
