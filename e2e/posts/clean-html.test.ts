import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ARTICLE_TAGS,
  cleanArticleHtml,
  cleanLeaderHtml,
  LEADER_TAGS,
} from '../../apps/site/app/html/clean-html.server.ts'
import { visitor } from '../harness/browser.ts'
import { hostileHtml } from '../harness/hostile-html.ts'

/** Repeats a failure; another number tests other texts. */
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

/** The faults of each text that a browser has parsed as markup and as a page. It runs in the browser. */
async function findFaults(sample: {
  readonly texts: readonly string[]
  readonly tags: readonly string[]
  readonly attributes: readonly string[]
}): Promise<string[]> {
  const faults: string[] = []
  const isSitePath = (address: string) => /^\/(?![/\\])/.test(address)
  const faultOf = (element: Element): string | undefined => {
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return element.namespaceURI ?? ''
    // A browser adds the body of a table by itself.
    if (!sample.tags.includes(element.localName)) return `<${element.localName}>`
    for (const { name, value } of element.attributes) {
      if (!sample.attributes.includes(name)) return name
      if (name === 'href') {
        const { protocol } = new URL(value, 'https://site.example')
        if (!['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)) return protocol
      }
      if ((name === 'src' || name === 'poster') && !isSitePath(value)) return `${name}=${value}`
      if (name === 'srcset' && !value.split(', ').every(isSitePath)) return `srcset=${value}`
    }
    return undefined
  }
  const container = document.createElement('div')
  document.body.append(container)
  for (const text of sample.texts) {
    container.innerHTML = text
    const parsed = new DOMParser().parseFromString(`<main>${text}</main>`, 'text/html')
    const elements = [
      ...container.querySelectorAll('*'),
      ...parsed.querySelectorAll('main, main *'),
    ]
    const isOutside = parsed.body.children.length !== 1 || parsed.head.children.length > 0
    const fault = elements
      .filter((element) => element.localName !== 'main')
      .map(faultOf)
      .find((result) => result !== undefined)
    if (fault !== undefined || isOutside) faults.push(`${fault ?? 'left its place'}: ${text}`)
  }
  await new Promise((resolve) => setTimeout(resolve, 300))
  return faults
}

test.each(KINDS)(
  'from any text of $name a browser is given nothing that acts',
  async ({ clean, tags }) => {
    const page = await visitor({ expectedErrors: /./ })
    await page.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' }),
    )
    await page.goto('https://site.example/')
    const ran: string[] = []
    await page.exposeFunction('ran', () => ran.push('ran'))
    page.on('dialog', (dialog) => dialog.dismiss())

    const texts = fc.sample(hostileHtml, { numRuns: TEXTS, seed: SEED }).map(clean)
    const sample = { texts, tags: [...tags, 'tbody', 'colgroup'], attributes: ATTRIBUTES }
    expect((await page.evaluate(findFaults, sample)).slice(0, 5)).toEqual([])
    expect(ran).toEqual([])
    // Without cleaning the same kind of text does act.
    await page.evaluate(findFaults, { ...sample, texts: ['<img src="x" onerror="ran()">'] })
    await expect.poll(() => ran).not.toEqual([])
  },
)

/** The text without tags: cleaning changes tags again only where links are nested. */
const textWithoutTags = (html: string) => html.replace(/<[^>]*>/g, '')

test.each(KINDS)('clean HTML of $name has the same text when it is cleaned again', ({ clean }) => {
  fc.assert(
    fc.property(hostileHtml, (html) => {
      const once = clean(html)
      expect(textWithoutTags(clean(once))).toBe(textWithoutTags(once))
      expect(clean(clean(once))).toBe(clean(once))
    }),
    { seed: SEED, numRuns: 600 },
  )
})
