import type { Page } from 'playwright-core'

/** Compressed bytes of the answers' bodies by resource type; headers are counted apart. */
export interface Weight {
  readonly html: number
  readonly css: number
  readonly javaScript: number
  readonly fonts: number
  readonly pictures: number
  readonly other: number
  readonly headers: number
  readonly requests: number
}

const KINDS: Readonly<Record<string, Exclude<keyof Weight, 'headers' | 'requests'>>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'javaScript',
  Font: 'fonts',
  Image: 'pictures',
}

/** Loads an address with an empty cache and waits until the network is quiet. */
export async function weigh(page: Page, url: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, string>()
  const headers = new Map<string, number>()
  const sizes = { html: 0, css: 0, javaScript: 0, fonts: 0, pictures: 0, other: 0 }
  const weight = { ...sizes, headers: 0, requests: 0 }
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // What stands in the page itself is part of it.
    if (response.url.startsWith('data:')) return
    kinds.set(requestId, type)
    headers.set(requestId, response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = headers.get(requestId)
    if (head === undefined) return
    weight[KINDS[kinds.get(requestId) ?? ''] ?? 'other'] += encodedDataLength - head
    weight.headers += head
    weight.requests += 1
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await session.detach()
  return weight
}
