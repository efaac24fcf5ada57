import { LRUCache } from 'lru-cache'
import type { Transport, TransportResult } from '../../app/api/transport.ts'
import type { Log } from '../observability/log.ts'
import type { ApiClient } from './api-client.ts'
import type { RawOutcome } from './classify-response.ts'
import type { StreamWatch } from './stream-status.ts'
import { stripApiHost } from './strip-api-host.ts'
import type { SendContact } from './submit-contact.ts'

/** Answers that are held as values besides their bytes, which are a fraction of the size. */
const MAX_PARSED_RESPONSES = 200

/** What a page finds that is not the preview's: see `preview-page.ts`. */
const NO_PREVIEW: TransportResult = { kind: 'answer', status: 404, json: null }

/** The pages' way to the API host, made of the server's parts. */
export function createTransport(parts: {
  readonly apiBaseUrl: string
  readonly answers: ApiClient
  readonly sendContact: SendContact
  readonly videoTitle: Transport['videoTitle']
  readonly streamWatch: StreamWatch | undefined
  readonly search: Transport['search']
  readonly beside: Transport['beside']
  readonly archive: Transport['archive']
  readonly log: Log
  readonly pictureHosts?: readonly string[]
}): Transport {
  const parsed = new LRUCache<Buffer, object>({ max: MAX_PARSED_RESPONSES })
  const parse = (body: Buffer) =>
    stripApiHost(body.toString(), parts.apiBaseUrl, parts.pictureHosts)
  const read = (outcome: RawOutcome): TransportResult => {
    if (outcome.kind === 'unreachable') return outcome
    const { body, ...told } = outcome
    const json = parsed.get(body) ?? parse(body)
    if (typeof json === 'object' && json !== null) parsed.set(body, json)
    return { ...told, json }
  }
  return {
    get: async (address) => read(await parts.answers.get(address)),
    sendContact: async (body, client) => read(await parts.sendContact(body, client)),
    videoTitle: parts.videoTitle,
    streamState: (address) => parts.streamWatch?.state(address),
    search: parts.search,
    beside: parts.beside,
    archive: parts.archive,
    // A page that is made for one reader is kept by nobody.
    changesIn: () => undefined,
    preview: async () => NO_PREVIEW,
    warn: parts.log.warn,
    warnOptional: parts.log.warn,
  }
}
