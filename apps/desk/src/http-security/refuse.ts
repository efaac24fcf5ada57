import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BothLanguages } from '../i18n/messages.ts'

/** Why a request is refused, in both languages: the person is not known yet. */
export interface Refusal extends BothLanguages {
  readonly status: number
  /** The error code for programs, which never changes. */
  readonly code: string
}

/** Whether a request opens a screen in a browser. */
function isScreen({ method = 'GET', url = '/', headers }: IncomingMessage): boolean {
  const isRead = ['GET', 'HEAD'].includes(method) && !url.startsWith('/api/')
  return isRead && (headers.accept ?? '').includes('text/html')
}

/** A small page with a text in both languages, which needs nothing of the desk's screens. */
export const bilingualPage = ({ en, so }: BothLanguages) => `<!doctype html>
<html lang="so">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="/favicon.svg">
<title>Miiska Gaashaan · The Gaashaan desk</title>
<style>
:root { color-scheme: light dark }
body { max-width: 34rem; margin: 15vh auto; padding: 0 1.25rem; font: 1.125rem/1.6 system-ui, sans-serif }
h1 { font-size: 1.5rem; line-height: 1.3 }
</style>
<main>
<h1>Miiska Gaashaan · <span lang="en">The Gaashaan desk</span></h1>
<p>${so}</p>
<p lang="en">${en}</p>
</main>
`

const json = ({ en, so, code }: Refusal) =>
  JSON.stringify({ errors: [{ message: `${en} · ${so}` }], code })

/** Sends a refusal: a small page for a screen in a browser, otherwise JSON with the code. */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const isPage = isScreen(request)
  response.writeHead(refusal.status, {
    'Content-Type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    'Cache-Control': 'no-store',
  })
  response.end(isPage ? bilingualPage(refusal) : json(refusal))
  request.resume()
}
