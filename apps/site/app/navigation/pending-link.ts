import { browserRouter } from './browser-router.ts'

/** Marks the link that the reader followed while its page is loading; the styles dim it. */
export function markPendingLink(): void {
  let followed: HTMLAnchorElement | null = null
  addEventListener(
    'click',
    ({ target }) => {
      followed?.classList.remove('pending')
      followed = target instanceof Element ? target.closest('a') : null
    },
    true,
  )
  browserRouter().subscribe(({ navigation: { location } }) => {
    const isPending = location !== undefined && followed?.pathname === location.pathname
    followed?.classList.toggle('pending', isPending)
  })
}
