import type { Post } from '@gaashaan/contract'
import { beforeAll, expect, test, vi } from 'vitest'
import { SCREENS, sharedVisitor } from './harness/browser.ts'
import { articleOf, fetchData } from './harness/content.ts'
import { at } from './harness/places.ts'

/** The wait for the index of a site that has just started. */
const INDEX_WAIT = { timeout: 60_000, interval: 100 }

beforeAll(() => {
  const archive = () => fetch(at('/resources/news/archive'))
  return vi.waitFor(async () => expect((await archive()).status).toBe(200), INDEX_WAIT)
})

const VERDICTS = {
  SO: { same: 'Haa, Wasaaraddu way daabacday', forged: 'Iska jir: PDF-kan waa la beddelay' },
  EN: { same: 'Yes, the Ministry has published this', forged: 'Careful: this PDF was changed' },
}

test.each(['SO', 'EN'] as const)(
  'a press release has a PDF that /verify knows (%s)',
  async (language) => {
    const [release] = await fetchData<Post[]>(`posts/public/press-releases?language=${language}`)
    if (!release) throw new Error('the sample content has no press release')
    const page = await sharedVisitor({ width: SCREENS.phone, javaScript: false })
    await page.goto(at(`${articleOf(release)}?language=${language}`))
    const href = await page.locator('a[href^="/pdf/"]').getAttribute('href')
    const response = await fetch(at(href ?? ''))
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toContain(`WG-${release.id}-`)
    const pdf = Buffer.from(await response.arrayBuffer())
    const changed = Buffer.from(pdf)
    changed[100] = (changed[100] ?? 0) ^ 1
    const choose = async (buffer: Buffer, javaScript: boolean) => {
      const verify = await sharedVisitor({ width: SCREENS.phone, javaScript })
      await verify.goto(at(`/verify?language=${language}`))
      const form = verify.locator('form:has(input[type=file])')
      if (javaScript) await form.locator('input[type=file]:not([name])').waitFor()
      const choice = { name: 'sent.pdf', mimeType: 'application/pdf', buffer }
      await form.locator('input[type=file]').setInputFiles(choice)
      await form.locator('button').click()
      return verify.locator('#verdict').innerText()
    }
    for (const javaScript of [true, false]) {
      expect(await choose(pdf, javaScript)).toBe(VERDICTS[language].same)
      expect(await choose(changed, javaScript)).toContain(VERDICTS[language].forged)
    }
  },
)

test('the address of its QR code answers at once, without JavaScript', async () => {
  const [release] = await fetchData<Post[]>('posts/public/press-releases?language=SO')
  const page = await sharedVisitor({ width: SCREENS.phone, javaScript: false })
  await page.goto(at(`/verify?number=WG-${release?.id}&language=SO`))
  expect(await page.locator('#verdict').innerText()).toBe(VERDICTS.SO.same)
})
