import { escapeHtml } from '@gaashaan/http/escape-html'
import { type CachedPage, OFFLINE_BANNER_ID } from '../app/offline/cached-page.ts'
import { cspHash } from './csp-hash.ts'
import { cachedAtText, workerMessages } from './messages.ts'

/** Ink on gold has a contrast of 8.4:1, as in an alert; every page has the custom properties. */
const STYLE = `#${OFFLINE_BANNER_ID}{background:var(--gold);color:var(--ink);font-size:1rem;line-height:1.5}
#${OFFLINE_BANNER_ID} div{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;padding-block:8px}
#${OFFLINE_BANNER_ID} p{margin:0;max-width:70ch}
#${OFFLINE_BANNER_ID} a{display:inline-flex;align-items:center;min-height:44px;color:inherit;font-weight:600}
#${OFFLINE_BANNER_ID} :focus-visible{outline-color:var(--ink)}
@media print{#${OFFLINE_BANNER_ID}{background:none;border:2px solid;color:#000}#${OFFLINE_BANNER_ID} a{display:none}}
@media (forced-colors:active){#${OFFLINE_BANNER_ID}{border-bottom:4px solid}}`

/** Why a cached page is shown: there is no network, or the server does not respond. */
export type Reason = 'away' | 'slow'

function bannerHtml({ language, address, keptAt }: CachedPage, reason: Reason): string {
  const { mark } = workerMessages(language)
  const cachedAt = escapeHtml(mark.kept(cachedAtText(language, keptAt)))
  return `<aside id="${OFFLINE_BANNER_ID}" aria-label="${escapeHtml(mark.label)}"><style>${STYLE}</style><div class="container"><p><strong>${escapeHtml(mark[reason])}</strong> ${cachedAt}</p><a href="${escapeHtml(address)}" data-again>${escapeHtml(mark.again)}</a></div></aside>`
}

/**
 * Inserts the banner at the top of a page, after its skip link. React ignores elements in the body that
 * it has not rendered, unless they are of the kind that it expects in that place.
 */
function insertBanner(html: string, banner: string): string {
  return html.replace(
    /<body[^>]*>(?:<a [^>]*href="#content"[^>]*>[^<]*<\/a>)?/,
    (start) => start + banner,
  )
}

/** The cached page's headers, with the hash of the banner's style in the policy (CSP Level 3). */
async function headersFor(page: CachedPage): Promise<Headers> {
  const headers = new Headers({ ...page.headers, 'cache-control': 'no-store' })
  const policy = headers.get('content-security-policy')
  if (policy !== null) {
    const hash = await cspHash(STYLE)
    headers.set(
      'content-security-policy',
      policy.replace(/style-src [^;]*/, (rules) => `${rules} ${hash}`),
    )
  }
  return headers
}

/** A cached page with the banner, which says why it is shown and when it was cached. */
export async function withOfflineBanner(page: CachedPage, reason: Reason): Promise<Response> {
  const html = insertBanner(page.html, bannerHtml(page, reason))
  return new Response(html, { headers: await headersFor(page) })
}
