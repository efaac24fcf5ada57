import { createPath, type DataStrategyResult } from 'react-router'
import { browserRouter } from './browser-router.ts'
import { hideFailureNotice, showFailureNotice } from './failure-notice.ts'
import { pageAtHand } from './page-at-hand.ts'

/** The place in the history of the page at hand; `history.state` is already the next one's on the way back. */
let shownIndex: number | undefined
let isReturning = false
/** Where the last failed navigation went, and whether it may go there by the router again. */
let failed: { readonly path: string; readonly byDocument: boolean } | undefined

/** What the page at hand was rendered from: the way back to it asks nobody. */
function resultsAtHand(): Record<string, DataStrategyResult> {
  const { matches, loaderData, errors } = browserRouter().state
  return Object.fromEntries(
    matches.map(({ route: { id } }) => [
      id,
      errors && id in errors
        ? { type: 'error', result: errors[id] }
        : { type: 'data', result: loaderData[id] },
    ]),
  )
}

/** Gives up the navigation under way: address, scroll position and history are as before it. */
function returnToPage(): void {
  const { location, navigation } = browserRouter().state
  const results = resultsAtHand()
  const urlAtHand = location.pathname + location.search
  pageAtHand.answer = ({ request }, next) => {
    const { pathname, search } = new URL(request.url)
    return pathname + search === urlAtHand ? results : next()
  }
  isReturning = true
  // Where the page at hand stands in the history is not known before `followNavigations`.
  if (navigation.historyAction === 'POP' && shownIndex !== undefined) {
    history.go(shownIndex - (history.state?.idx ?? 0))
  } else {
    const { state } = location
    void browserRouter().navigate(createPath(location), {
      replace: true,
      preventScrollReset: true,
      state,
    })
  }
}

function giveUp(isModuleMissing: boolean): void {
  const target = browserRouter().state.navigation.location
  if (!target) return
  const path = createPath(target)
  // The router does not ask again for a module that failed, and what failed twice may be its own fault.
  failed = { path, byDocument: isModuleMissing || failed?.path === path }
  showFailureNotice(path, failed.byDocument)
  returnToPage()
}

/** Keeps the page at hand in place of one that failed to come; resolves when the router let go of it. */
export function keepPage(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve())
    giveUp(false)
  })
}

async function canLoad(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD' })).ok
  } catch {
    return false
  }
}

/** What the Navigation API says of a navigation; not every browser has it. */
interface NavigateEvent extends Event {
  readonly navigationType: string
  readonly userInitiated: boolean
}

/**
 * The router reloads the page at hand where the next one's module is missing, as after a release:
 * the whole next page is what the reader asked for.
 */
function replaceReload(event: Event): void {
  const { navigationType, userInitiated } = event as NavigateEvent
  const target = browserRouter().state.navigation.location
  if (navigationType !== 'reload' || userInitiated || !target) return
  event.preventDefault()
  void canLoad(createPath(target)).then((is) =>
    is ? location.assign(createPath(target)) : giveUp(true),
  )
}

function follow(): void {
  if (browserRouter().state.navigation.state !== 'idle') return
  shownIndex = history.state?.idx
  pageAtHand.answer = undefined
  if (!isReturning) {
    failed = undefined
    hideFailureNotice()
  }
  isReturning = false
}

export function followNavigations(): void {
  browserRouter().subscribe(follow)
  follow()
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', replaceReload)
}
