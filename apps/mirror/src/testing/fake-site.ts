import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { weakTag } from '@gaashaan/http/entity-tag'
import { type NoteSigner, newPrivateKey, noteSigner } from '@gaashaan/transparency-log/signing-key'
import { sampleSite } from '@gaashaan/transparency-log/testing/sample-site'
import { onTestFinished } from 'vitest'
import { type MirrorOptions, makeMirror } from '../make-mirror.ts'

/** What the fake site has at a path. */
export interface FakeAnswer {
  readonly body: string
  readonly status?: number
  readonly tags?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

/** A page of the fake site: as React writes one, with what a mirror changes. */
export const pageHtml = (language: 'SO' | 'EN', main: string, head = ''): string =>
  `<!DOCTYPE html><html lang="${language.toLowerCase()}"><head><link rel="modulepreload" href="/assets/entry-a1.js"/>${head}<script>run()</script><style>@font-face{src:url(/assets/serif-b2.woff2)}</style></head><body><a href="#content">Skip</a><header><form action="/search"><input name="q"/></form><a href="/?language=${language === 'SO' ? 'EN' : 'SO'}&amp;store=yes" data-language="${language === 'SO' ? 'EN' : 'SO'}">Other</a></header><main id="content">${main}</main><script>boot()</script></body></html>`

/** A folder that is removed with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gaashaan-mirror-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * A site and its API host on the loopback, which answer what `answers` has and tell the version and tags
 * in `content`. Its sitemap names the keys of `answers` that have a language. `asked` has the paths that were
 * asked for. It ends with the test.
 */
export async function startFakeSite(answers: Map<string, FakeAnswer>) {
  const signer: NoteSigner = noteSigner('site.example/log', newPrivateKey())
  let log = sampleSite([signer])
  await log.publish(1, 'War 1')
  const content: { version: string; tags?: readonly string[] } = { version: '1' }
  const asked: string[] = []
  let failure: number | undefined

  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const loc = (path: string) => `<loc>${origin()}${path.replaceAll('&', '&amp;')}</loc>`
  function sitemap(path: string): FakeAnswer | undefined {
    if (path === '/sitemap.xml') return { body: loc('/sitemaps/pages.xml') }
    if (path !== '/sitemaps/pages.xml') return undefined
    const pages = [...answers.keys()].filter((key) => /language=/.test(key) && !/page=/.test(key))
    return { body: pages.map(loc).join('') }
  }
  async function answerTo(path: string): Promise<FakeAnswer | undefined> {
    if (path.startsWith('/api/content-version')) {
      const data = path.endsWith(`since=${content.version}`)
        ? { version: content.version }
        : content
      return { body: JSON.stringify({ success: true, data }) }
    }
    if (!/^\/(?:log|api)\//.test(path)) return answers.get(path) ?? sitemap(path)
    const bytes = await log.read(path)
    return bytes && { body: bytes.toString('latin1') }
  }
  async function answer({ url = '', headers }: IncomingMessage, response: ServerResponse) {
    if (!url.startsWith('/api/')) asked.push(url)
    const found = failure ? { body: '', status: failure } : await answerTo(url)
    if (!found) return response.writeHead(404).end()
    const { body, status = 200, tags, headers: own } = found
    const etag = weakTag(body)
    const isSame = status === 200 && headers['if-none-match'] === etag
    response.writeHead(isSame ? 304 : status, {
      ...{ etag, 'cache-control': 'public', ...own },
      ...(tags && { 'cache-tag': ['content', ...tags].join() }),
    })
    response.end(
      isSame ? undefined : Buffer.from(body, /^\/(?:log|api)\//.test(url) ? 'latin1' : 'utf8'),
    )
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
  })

  return {
    get log() {
      return log
    },
    /** The log has no entries any more, as after a restore. */
    restartLog: () => {
      log = sampleSite([signer])
    },
    content,
    asked,
    url: origin(),
    /** From here on the site answers everything with this status. */
    failWith: (status: number) => {
      failure = status
    },
    /** Makes or renews a mirror in a folder, and forgets what was asked before. */
    mirror: (folder: string, options: Partial<MirrorOptions> = {}) => {
      asked.length = 0
      return makeMirror({
        ...{ folder, siteUrl: origin(), apiUrl: origin(), isWhole: false, settleMs: 0 },
        ...{ signers: () => [signer], signal: new AbortController().signal, pauseSeconds: 0 },
        ...options,
      })
    },
  }
}
