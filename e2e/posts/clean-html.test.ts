import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import {
  ARTICLE_TAGS,
  cleanArticleHtml,
  cleanLeaderHtml,
  LEADER_TAGS,
} from '../../apps/site/app/html/clean-html.server.ts'
import { launchChromium } from '../harness/chromium.ts'
import { hostileHtml } from '../harness/hostile-html.ts'

/** Repeats what failed; any other number tries other texts. */
const SEED = 20_261_121
const TEXTS = 2_500

const KINDS = [
  { name: 'an article', clean: cleanArticleHtml, tags: ARTICLE_TAGS },
  { name: 'a leader’s description', clean: cleanLeaderHtml, tags: LEADER_TAGS },
] as const

const ATTRIBUTES = [
  'href',
  'rel',
  'lang',
  'dir',
  'type',
  'srcset',
  'sizes',
  'src',
  'alt',
  'width',
  'height',
  'loading',
  'poster',
  'controls',
  'preload',
  'aria-label',
  'kind',
  'srclang',
  'label',
  'colspan',
  'rowspan',
  'scope',
]

/** What is wrong with each text once a browser has read it, as markup and as a page; runs there. */
async function faults(given: {
  readonly texts: readonly string[]
  readonly tags: readonly string[]
  readonly attributes: readonly string[]
}): Promise<string[]> {
  const found: string[] = []
  const isOwn = (address: string) => /^\/(?![/\\])/.test(address)
  const wrong = (element: Element): string | undefined => {
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return element.namespaceURI ?? ''
    // A browser adds the body of a table by itself.
    if (!given.tags.includes(element.localName)) return `<${element.localName}>`
    for (const { name, value } of element.attributes) {
      if (!given.attributes.includes(name)) return name
      if (name === 'href') {
        const { protocol } = new URL(value, 'https://site.example')
        if (!['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)) return protocol
      }
      if ((name === 'src' || name === 'poster') && !isOwn(value)) return `${name}=${value}`
      if (name === 'srcset' && !value.split(', ').every(isOwn)) return `srcset=${value}`
    }
    return undefined
  }
  const place = document.createElement('div')
  document.body.append(place)
  for (const text of given.texts) {
    place.innerHTML = text
    const read = new DOMParser().parseFromString(`<main>${text}</main>`, 'text/html')
    const elements = [...place.querySelectorAll('*'), ...read.querySelectorAll('main, main *')]
    const outside = read.body.children.length !== 1 || read.head.children.length > 0
    const fault = elements
      .filter((element) => element.localName !== 'main')
      .map(wrong)
      .find((each) => each !== undefined)
    if (fault !== undefined || outside) found.push(`${fault ?? 'left its place'}: ${text}`)
  }
  await new Promise((resolve) => setTimeout(resolve, 300))
  return found
}

test.each(KINDS)(
  'whatever is written into $name, a browser is given nothing that acts',
  async ({ clean, tags }) => {
    const browser = await launchChromium()
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    await page.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' }),
    )
    await page.goto('https://site.example/')
    const ran: string[] = []
    await page.exposeFunction('ran', () => ran.push('ran'))
    page.on('dialog', (dialog) => dialog.dismiss())

    const texts = fc.sample(hostileHtml, { numRuns: TEXTS, seed: SEED }).map(clean)
    const given = { texts, tags: [...tags, 'tbody', 'colgroup'], attributes: ATTRIBUTES }
    expect((await page.evaluate(faults, given)).slice(0, 5)).toEqual([])
    expect(ran).toEqual([])
    // The same without cleaning: what is tried here does act.
    await page.evaluate(faults, { ...given, texts: ['<img src="x" onerror="ran()">'] })
    await expect.poll(() => ran).not.toEqual([])
  },
)

/** What a reader reads: only where links stand in links does cleaning set tags anew. */
const readable = (html: string) => html.replace(/<[^>]*>/g, '')

test.each(KINDS)('what is clean in $name says the same when it is cleaned again', ({ clean }) => {
  fc.assert(
    fc.property(hostileHtml, (html) => {
      const once = clean(html)
      expect(readable(clean(once))).toBe(readable(once))
      expect(clean(clean(once))).toBe(clean(once))
    }),
    { seed: SEED, numRuns: 600 },
  )
})
