import { createPath, type DataStrategyResult } from 'react-router'
import { isReachable } from '../offline/reconnect.ts'
import { browserRouter } from './browser-router.ts'
import { currentPage } from './current-page.ts'
import { hideFailureNotice, showFailureNotice } from './failure-notice.ts'

/** The history index of the current page; during Back `history.state` is already the next page's. */
let currentIndex: number | undefined
let isReturning = false
/** The target of the last failed navigation, and whether only a document can lead there. */
let failed: { readonly path: string; readonly byDocument: boolean } | undefined

/** The results that the current page was rendered from: returning to it needs no request. */
function currentResults(): Record<string, DataStrategyResult> {
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

/** Cancels the navigation: URL, scroll position and history are as before it. */
function returnToPage(): void {
  const { location, navigation } = browserRouter().state
  const results = currentResults()
  const path = location.pathname + location.search
  currentPage.replay = ({ request }, next) => {
    const { pathname, search } = new URL(request.url)
    return pathname + search === path ? results : next()
  }
  isReturning = true
  // The current page's history index is not known before `watchNavigations`.
  if (navigation.historyAction === 'POP' && currentIndex !== undefined) {
    history.go(currentIndex - (history.state?.idx ?? 0))
  } else {
    const { state } = location
    void browserRouter().navigate(createPath(location), {
      replace: true,
      preventScrollReset: true,
      state,
    })
  }
}

function abandonNavigation(isModuleMissing: boolean): void {
  const target = browserRouter().state.navigation.location
  if (!target) return
  const path = createPath(target)
  // The router does not request a failed module again; a second failure may be the page's own fault.
  failed = { path, byDocument: isModuleMissing || failed?.path === path }
  showFailureNotice(path, failed.byDocument)
  returnToPage()
}

/** Stays on the current page after a failed navigation; resolves when the router has cancelled it. */
export function stayOnPage(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve())
    abandonNavigation(false)
  })
}

/** The parts of the Navigation API's event that are used here; not every browser has it. */
interface NavigateEvent extends Event {
  readonly navigationType: string
  readonly userInitiated: boolean
}

/**
 * Where the module of the next page is missing, as after a release, the router reloads the current page.
 * This loads the next page as a document instead.
 */
function replaceReload(event: Event): void {
  const { navigationType, userInitiated } = event as NavigateEvent
  const target = browserRouter().state.navigation.location
  if (navigationType !== 'reload' || userInitiated || !target) return
  event.preventDefault()
  const path = createPath(target)
  void isReachable(path).then((canLoad) =>
    canLoad ? location.assign(path) : abandonNavigation(true),
  )
}

function onRouterChange(): void {
  if (browserRouter().state.navigation.state !== 'idle') return
  currentIndex = history.state?.idx
  currentPage.replay = undefined
  if (!isReturning) {
    failed = undefined
    hideFailureNotice()
  }
  isReturning = false
}

export function watchNavigations(): void {
  browserRouter().subscribe(onRouterChange)
  onRouterChange()
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', replaceReload)
}
