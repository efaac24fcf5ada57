import { JSDOM } from 'jsdom'

const { window } = new JSDOM('')
const parser = new window.DOMParser()

/** The text of a title or name, which WordPress stores with entities and sometimes tags. */
export function plainText(html: string): string {
  const { body } = parser.parseFromString(html, 'text/html')
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
