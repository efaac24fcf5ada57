import { documentLanguage } from '../language/stored-language.ts'
import { baseMessagesFor } from '../messages/messages.ts'
import { browserRouter } from './browser-router.ts'
import styles from './failure-notice.module.css'

let notice: HTMLElement | undefined

export function hideFailureNotice(): void {
  notice?.remove()
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

/**
 * Says on the page at hand that the next one did not come, and offers to go there again: by the
 * router, or as a whole document. Made without React: it is needed where nothing can be fetched.
 */
export function showFailureNotice(path: string, byDocument: boolean): void {
  hideFailureNotice()
  const { empty } = baseMessagesFor(documentLanguage()).common
  const again = element('a', empty.tryAgain)
  again.href = path
  again.onclick = (event) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (byDocument || !isPlain) return
    event.preventDefault()
    void browserRouter().navigate(path)
  }
  const text = document.createElement('p')
  text.append(element('strong', empty.failedTitle), ` ${empty.failed}`)
  notice = document.createElement('div')
  notice.className = styles.notice ?? ''
  notice.setAttribute('role', 'alert')
  // A live region is announced when its text comes, not when it is there with it.
  document.querySelector('main')?.before(notice)
  notice.append(text, again)
}
