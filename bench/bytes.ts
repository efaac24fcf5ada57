import type { Page } from 'playwright-core'

/** Bytes on the wire by resource type, as the browser counts them (headers included). */
export interface Weight {
  readonly html: number
  readonly css: number
  readonly javaScript: number
  readonly fonts: number
  readonly pictures: number
  readonly other: number
  readonly requests: number
}

const KINDS: Readonly<Record<string, Exclude<keyof Weight, 'requests'>>> = {
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
  const weight = { html: 0, css: 0, javaScript: 0, fonts: 0, pictures: 0, other: 0, requests: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight[KINDS[kinds.get(requestId) ?? ''] ?? 'other'] += encodedDataLength
    weight.requests += 1
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await session.detach()
  return weight
}
