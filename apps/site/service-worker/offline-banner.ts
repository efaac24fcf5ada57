import { escapeHtml } from '@gaashaan/http/escape-html'
import type { CachedPage } from '../app/offline/cached-page.ts'
import { hashOf } from './html.ts'
import { momentFor, workerMessages } from './messages.ts'

/** The id by which a page of ours knows that it is a kept copy. */
export const BANNER_ID = 'kept-copy'

/** Ink on gold 8.4:1, as an alert's warning; the tokens are in every page. */
const STYLE = `#${BANNER_ID}{background:var(--gold);color:var(--ink);font-size:1rem;line-height:1.5}
#${BANNER_ID} div{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;padding-block:8px}
#${BANNER_ID} p{margin:0;max-width:70ch}
#${BANNER_ID} a{display:inline-flex;align-items:center;min-height:44px;color:inherit;font-weight:600}
#${BANNER_ID} :focus-visible{outline-color:var(--ink)}
@media print{#${BANNER_ID}{background:none;border:2px solid;color:#000}#${BANNER_ID} a{display:none}}
@media (forced-colors:active){#${BANNER_ID}{border-bottom:4px solid}}`

/** Why a kept copy is shown: there is no network, or it does not answer. */
export type Reason = 'away' | 'slow'

function markOf({ language, address, keptAt }: CachedPage, reason: Reason): string {
  const { mark } = workerMessages(language)
  const kept = escapeHtml(mark.kept(momentFor(language, keptAt)))
  return `<aside id="${BANNER_ID}" aria-label="${escapeHtml(mark.label)}"><style>${STYLE}</style><div class="container"><p><strong>${escapeHtml(mark[reason])}</strong> ${kept}</p><a href="${escapeHtml(address)}" data-again>${escapeHtml(mark.again)}</a></div></aside>`
}

/**
 * Puts the mark at the top of a page, behind its skip link where it begins with one. React leaves
 * alone what stands in the body and is not its own, if it is of no kind that it looks for there.
 */
function withMark(html: string, mark: string): string {
  return html.replace(
    /<body[^>]*>(?:<a [^>]*href="#content"[^>]*>[^<]*<\/a>)?/,
    (start) => start + mark,
  )
}

/** The kept page's own headers, whose policy lets the mark's rules in by their hash (CSP Level 3). */
async function headersOf({ headers }: CachedPage): Promise<Headers> {
  const own = new Headers({ ...headers, 'cache-control': 'no-store' })
  const policy = own.get('content-security-policy')
  if (policy !== null) {
    const hash = await hashOf(STYLE)
    own.set(
      'content-security-policy',
      policy.replace(/style-src [^;]*/, (rules) => `${rules} ${hash}`),
    )
  }
  return own
}

/** A kept page as it is shown without a network: marked at its top, with when it was kept. */
export async function withOfflineBanner(page: CachedPage, reason: Reason): Promise<Response> {
  const html = withMark(page.html, markOf(page, reason))
  return new Response(html, { headers: await headersOf(page) })
}
