import { JSDOM } from 'jsdom'

const { window } = new JSDOM('')

/** The text of a title or name, which WordPress keeps with entities and sometimes tags. */
export function plainText(html: string): string {
  const document = new window.DOMParser().parseFromString(html, 'text/html')
  return (document.body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
