import { documentLanguage } from '../language/stored-language.ts'
import { baseMessagesFor } from '../messages/messages.ts'
import { browserRouter } from './browser-router.ts'
import styles from './failure-notice.module.css'
import { isPlainClick } from './plain-click.ts'

let notice: HTMLElement | undefined

export function hideFailureNotice(): void {
  notice?.remove()
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  const created = document.createElement(name)
  created.textContent = text
  return created
}

/**
 * Shows on the current page that the next one did not load, with a link to try again by the router or
 * by a document. It is built without React, because nothing can be fetched when it is needed.
 */
export function showFailureNotice(path: string, byDocument: boolean): void {
  hideFailureNotice()
  const { empty } = baseMessagesFor(documentLanguage()).common
  const link = element('a', empty.tryAgain)
  link.href = path
  link.onclick = (event) => {
    if (byDocument || !isPlainClick(event)) return
    event.preventDefault()
    void browserRouter().navigate(path)
  }
  const text = document.createElement('p')
  text.append(element('strong', empty.failedTitle), ` ${empty.failed}`)
  notice = document.createElement('div')
  notice.className = styles.notice ?? ''
  notice.setAttribute('role', 'alert')
  // Screen readers announce text that is added to a live region, not text that comes with it.
  document.querySelector('main')?.before(notice)
  notice.append(text, link)
}
