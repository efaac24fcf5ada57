import type { DeskLanguage } from '../../../i18n/messages.ts'
import { MESSAGES } from './messages.ts'

/** How long to wait for the desk before it counts as unreachable. */
const TIMEOUT_MS = 5_000

/** The sign-in screen, which leads back to this page. */
export const signInPath = () => `/admin/login?redirect=${encodeURIComponent(location.pathname)}`

/** Leaves the page without asking about unsaved changes. */
export function leavePage(url: string): void {
  const suppress = (event: Event) => event.stopImmediatePropagation()
  addEventListener('beforeunload', suppress, { capture: true })
  location.replace(url)
}

async function isDeskReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    return (await fetch('/api/users/codes', { credentials: 'include', signal })).status < 500
  } catch {
    return false
  }
}

/** The form of a page that can load nothing. */
const STYLE =
  ':root{color-scheme:light dark}body{max-width:34rem;margin:20vh auto;padding:0 1.5rem;font:1rem/1.6 system-ui,sans-serif}h1{font-size:1.5rem;font-weight:500}'

/** A page that needs no desk: a sentence, and a link to try again. */
function closedPage(language: DeskLanguage): string {
  const heading = MESSAGES.closedHeading[language]
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${heading}</title><style>${STYLE}</style>
<main><h1>${heading}</h1><p>${MESSAGES.closed[language]}</p>
<p><a href="${location.origin}${signInPath()}">${MESSAGES.tryAgain[language]}</a></p></main></html>`
  return URL.createObjectURL(new Blob([page], { type: 'text/html' }))
}

/**
 * Closes the page of a session that is over, so that neither the document nor the page's memory holds
 * what was readable in it (OWASP ASVS 5.0, 14.3.1), also while the desk cannot be reached.
 */
export async function closePage(language: DeskLanguage): Promise<void> {
  leavePage((await isDeskReachable()) ? signInPath() : closedPage(language))
}
