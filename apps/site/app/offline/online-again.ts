import { storedLanguage } from '@gaashaan/contract/language'
import { loadMessages } from '../messages/messages.ts'

/** Milliseconds after which a page that was kept asks again whether the network is there. */
const POLL_INTERVAL_MS = 20_000

const here = () => storedLanguage(document.documentElement.lang.toUpperCase())

/** Shows what there is to tell, in the page's language. */
export async function show(): Promise<void> {
  const [{ showNotices }] = await Promise.all([import('./notices.tsx'), loadMessages(here())])
  showNotices(here())
}

/** Whether the site answers: browsers take any network for the internet. */
async function answers(): Promise<boolean> {
  try {
    return (await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Tells the reader of a kept copy, or of the offline page, when the network has returned. */
export function watchForReturn(): void {
  const isAway = () =>
    document.getElementById('kept-copy') !== null || document.querySelector('[data-again]') !== null
  let timer: ReturnType<typeof setInterval> | undefined
  const ask = async () => {
    if (!isAway() || document.hidden || !(await answers())) return
    clearInterval(timer)
    removeEventListener('online', ask)
    document.documentElement.dataset.returned = ''
    await show()
  }
  if (!isAway()) return
  addEventListener('online', ask)
  timer = setInterval(ask, POLL_INTERVAL_MS)
}
