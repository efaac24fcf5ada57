import { strongTag } from '@gaashaan/http/entity-tag'
import { LRUCache } from 'lru-cache'
import type { Transport, TransportResult } from '../../app/api/transport.ts'
import type { Log } from '../observability/log.ts'
import type { ApiClient } from './api-client.ts'
import type { RawOutcome } from './classify-response.ts'
import type { StreamWatch } from './stream-status.ts'
import { stripApiHost } from './strip-api-host.ts'
import type { SendContact } from './submit-contact.ts'

/** Bodies whose parsed values are kept in memory too. */
const MAX_PARSED_BODIES = 200

/** Previews exist only for the preview page (`preview-page.ts`). */
const NO_PREVIEW: TransportResult = { kind: 'answer', status: 404, json: null }

interface TransportParts
  extends Pick<Transport, 'videoTitle' | 'search' | 'related' | 'archive' | 'verify'> {
  readonly apiBaseUrl: string
  readonly pictureHosts: readonly string[]
  readonly apiClient: ApiClient
  readonly sendContact: SendContact
  readonly streamWatch: StreamWatch | undefined
  readonly log: Log
}

/** The pages' access to the API host, the search, the live stream and the video hosts. */
export function createTransport({
  apiBaseUrl,
  pictureHosts,
  apiClient,
  sendContact,
  streamWatch,
  log,
  ...queries
}: TransportParts): Transport {
  const parsedBodies = new LRUCache<Buffer, object>({ max: MAX_PARSED_BODIES })
  const fingerprints = new WeakMap<Buffer, string>()
  const fingerprintOf = (body: Buffer): string => {
    const fingerprint = fingerprints.get(body) ?? strongTag(body)
    fingerprints.set(body, fingerprint)
    return fingerprint
  }
  const parse = (outcome: RawOutcome): TransportResult => {
    if (outcome.kind === 'unreachable') return outcome
    const { body, ...rest } = outcome
    const json = parsedBodies.get(body) ?? stripApiHost(body.toString(), apiBaseUrl, pictureHosts)
    if (typeof json === 'object' && json !== null) parsedBodies.set(body, json)
    return { ...rest, json, fingerprint: fingerprintOf(body) }
  }
  return {
    ...queries,
    get: async (path) => parse(await apiClient.get(path)),
    sendContact: async (message, client) => parse(await sendContact(message, client)),
    streamState: (url) => streamWatch?.state(url),
    // Only a page that is cached has an age.
    expireAfter: () => undefined,
    preview: async () => NO_PREVIEW,
    warn: log.warn,
    warnOptional: log.warn,
  }
}
