import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Transport } from '../../app/api/transport.ts'
import { withCacheControl } from '../cache/encoded-response.ts'
import type { KeptAnswers, Made, Worth } from '../cache/response-cache.ts'
import { addForm, lacksForm, sendKept } from '../cache/send-cached.ts'
import type { Env } from '../env/env.ts'
import { PREFETCHED, SHARED } from '../http/cache-control.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import type { StreamWatch } from '../upstream/stream-status.ts'
import { awaitsReference, ownCopy } from './error-reference.ts'
import { watchTransport } from './page-freshness.ts'
import { type PageAddress, pageAddress } from './page-key.ts'
import { isPreviewAddress } from './preview-url.ts'
import type { createRenderPage } from './render-page.ts'
import { requestSaver } from './request-data-saver.ts'
import { requestLanguage } from './request-language.ts'

/** Addresses as readers write them whose reading is remembered, tracking parameters and all. */
const MAX_PARSED_URLS = 5_000

export interface KeptPages {
  /** Answers a request from memory when that is possible at once; else does nothing. */
  readonly sendAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Answers a request for a page that readers share, rendering it when need be; false for others. */
  readonly send: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
}

interface Found extends PageAddress {
  /** Of the page in its language, with the data saver or without. */
  readonly key: string
  readonly shown: 'SO' | 'EN'
  readonly isSaving: boolean
}

/** Whether a browser asks for the data of a page before its reader does (Fetch, `Sec-Purpose`). */
function isPrefetch({ headers, url = '' }: IncomingMessage): boolean {
  return headers['sec-purpose'] !== undefined && /\.data(?:$|\?)/.test(url)
}

function worthOf(status: number, answers: Worth): Worth {
  if (status >= 500) return 'failed'
  return status === 200 ? answers : 'fleeting'
}

function cacheControlOf(status: number, answers: Worth): string {
  if (status >= 500 || answers === 'failed') return 'no-store'
  // A 404 is shared too: it takes the place of a page that was taken down.
  return status === 200 || status === 404 ? SHARED : 'private, no-cache'
}

/** Pages of the listed addresses and of articles, and the data of navigations to them. */
export function createKeptPages(parts: {
  readonly env: Env
  readonly routes: ReadonlySet<string>
  readonly kept: KeptAnswers
  /** For pages of search results. */
  readonly searches: KeptAnswers
  readonly render: ReturnType<typeof createRenderPage>
  readonly transport: Transport
  readonly streamWatch: StreamWatch | undefined
  readonly headersOf: SecurityHeaders
  /** The Unix second in which what is fresh was last known to hold. */
  readonly confirmed: (isFresh: boolean) => number
}): KeptPages {
  const { settings, isDevelopment } = parts.env
  const read = new LRUCache<string, PageAddress | 'none'>({ max: MAX_PARSED_URLS })

  function find({ method, url = '', headers }: IncomingMessage): Found | undefined {
    // Not even the address of a preview is remembered: a token stands in it.
    if (isPreviewAddress(url)) return undefined
    if ((method !== 'GET' && method !== 'HEAD') || isDevelopment) return undefined
    let address = read.get(url)
    if (address === undefined) {
      address = pageAddress(url, parts.routes) ?? 'none'
      read.set(url, address)
    }
    if (address === 'none' || address.setsCookie) return undefined
    const shown = address.language ?? requestLanguage('', headers.cookie)
    const isSaving = !address.isData && requestSaver('', headers).isSaving
    const key = `${shown} ${isSaving ? 'saver ' : ''}${address.address}`
    return { ...address, shown, isSaving, key }
  }

  const keptFor = ({ isSearch }: Found) => (isSearch ? parts.searches : parts.kept)

  async function make({ address, shown, isSaving }: Found): Promise<Made> {
    const watched = watchTransport(parts.transport, parts.streamWatch)
    const page = await parts.render({
      request: new Request(settings.siteUrl + address),
      language: shown,
      isSaving,
      savingInAddress: false,
      client: '',
      transport: watched.transport,
    })
    if (page === undefined) throw new Error('the page could not be rendered')
    const { status, headers, body } = page
    const { worth, ...times } = watched.worth()
    return {
      status,
      headers: {
        ...parts.headersOf(headers['content-type']),
        'cache-control': cacheControlOf(status, worth),
        ...headers,
      },
      body,
      worth: worthOf(status, worth),
      ...times,
    }
  }

  return {
    sendAtOnce(request, response) {
      if (isPrefetch(request)) return false
      const found = find(request)
      if (!found || found.namesOldPage) return false
      const answer = keptFor(found).fresh(found.key)
      if (!answer || lacksForm(request, answer)) return false
      if (awaitsReference(answer.status, answer.plain.bytes)) return false
      sendKept(request, response, answer, parts.confirmed(true))
      return true
    },
    async send(request, reply) {
      const found = find(request.raw)
      if (!found) return false
      const kept = keptFor(found)
      const got = await kept.get(found.key, found.isListed, () => make(found))
      const { isFresh } = got
      const isFailed = awaitsReference(got.answer.status, got.answer.plain.bytes)
      const answer = isFailed ? await ownCopy(got.answer) : got.answer
      await addForm(request.raw, answer)
      const isAhead = isPrefetch(request.raw) && answer.expiry === 'confirmed'
      const sent = isAhead ? withCacheControl(answer, PREFETCHED) : answer
      reply.hijack()
      sendKept(request.raw, reply.raw, sent, parts.confirmed(isFresh))
      return true
    },
  }
}
