import type { Post } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { hydrated, SCREENS, sharedVisitor, visitor } from '../harness/browser.ts'
import { articleOf, fetchData, news } from '../harness/content.ts'
import { openPage, openSharedPage } from '../harness/open-page.ts'
import { at } from '../harness/places.ts'

const ARTICLE = '/resources/NewsDetail'

const LANGUAGES = ['SO', 'EN'] as const

const LABELS = {
  SO: {
    missing: 'Warka lama helin, ama waxa ku qoran lama heli karo.',
    back: 'Ku noqo wararka',
    latest: 'Wararkii ugu dambeeyay',
  },
  EN: {
    missing: 'Article not found or content unavailable.',
    back: 'Back to news',
    latest: 'Latest News',
  },
} as const

/** The console error of a missing article. */
const MISSING = /404/

/** The newest news that is in both languages, or in English alone. */
async function newest(languages: 'both' | 'EN'): Promise<Post> {
  const all = await news('EN')
  const post = all.find((item) => (item.languages?.length === 2) === (languages === 'both'))
  if (post === undefined) throw new Error('the sample content lacks such a post')
  return post
}

function longDate(post: Post): string {
  const options = { dateStyle: 'long', timeZone: 'Africa/Mogadishu' } as const
  return new Intl.DateTimeFormat('en-US', options).format(new Date(post.created_at))
}

test.each([true, false])(
  'a card of the news opens its full article, with JavaScript: %s',
  async (javaScript) => {
    const post = await newest('both')
    const page = await openSharedPage('/resources/news', { javaScript })
    await page.locator('#list article a').first().click()
    await page.waitForURL(at(articleOf(post)))
    const main = page.locator('main article:has(h1)')
    await main.waitFor()
    expect(await page.locator('h1').textContent()).toBe(post.title)
    expect(await page.title()).toContain(post.title)
    expect(await main.locator('time').first().textContent()).toBe(longDate(post))
    const picture = main.locator('figure img')
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    const paragraph = /<p>([^<]+)<\/p>/.exec(post.content ?? '')?.[1]
    expect(await main.textContent()).toContain(paragraph)
    await main.getByRole('link', { name: LABELS.EN.back }).click()
    await page.waitForURL(at('/resources/news'))
  },
)

test.each(LANGUAGES)('up to ten latest news are beside an article in %s', async (language) => {
  const post = await newest('both')
  const latest = (await news(language)).slice(0, 10).filter(({ id }) => id !== post.id)
  const page = await openSharedPage(`${ARTICLE}/${post.id}`, { language })
  const aside = page.getByRole('complementary', { name: LABELS[language].latest })
  const links = aside.locator('li a')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    latest.map(articleOf),
  )
  const [next] = latest
  await links.first().click()
  await page.waitForURL(at(articleOf(next as Post)))
  await expect.poll(() => page.locator('h1').textContent()).toBe(next?.title)
})

test('a link leads to the other language of the same article', async () => {
  const { id } = await newest('both')
  const somali = await fetchData<Post>(`posts/public/${id}?language=SO`)
  const english = await fetchData<Post>(`posts/public/${id}?language=EN`)
  const page = await openPage(articleOf(somali), { language: 'SO' })
  expect(await page.locator('h1').textContent()).toBe(somali.title)
  await page.getByRole('link', { name: 'Read in English' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe(english.title)
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await page.getByRole('link', { name: 'Ku akhri Soomaali' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe(somali.title)
})

test.each(['wrong-words', 'Ereyo kale', '%E2%9C%93'])(
  'an address with the right id and the slug %s opens the article',
  async (text) => {
    const post = await newest('both')
    const page = await openSharedPage(`${ARTICLE}/${text}-${post.id}`, { javaScript: false })
    expect(await page.locator('h1').textContent()).toBe(post.title)
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(canonical).toBe(at(`${articleOf(post)}?language=EN`))
  },
)

test('an article names its languages: both, or the only one', async () => {
  for (const languages of ['both', 'EN'] as const) {
    const page = await openSharedPage(articleOf(await newest(languages)), { javaScript: false })
    expect(await page.locator('link[hreflang="so"]').count()).toBe(languages === 'both' ? 1 : 0)
    expect(await page.locator('link[hreflang="en"]').count()).toBe(1)
    const other = page.getByRole('link', { name: 'Ku akhri Soomaali' })
    expect(await other.count()).toBe(languages === 'both' ? 1 : 0)
  }
})

const ADDRESSES = [ARTICLE, `${ARTICLE}/title-999999`, `${ARTICLE}/no-number`, `${ARTICLE}/x-0`]

test.each(LANGUAGES.flatMap((language) => ADDRESSES.map((path) => ({ language, path }))))(
  '$path is not found in $language, and has a link back to the news',
  async ({ language, path }) => {
    const page = await sharedVisitor({ language, expectedErrors: MISSING })
    const response = await page.goto(at(path))
    expect(response?.status()).toBe(404)
    expect(await page.locator('h1').textContent()).toBe(LABELS[language].missing)
    await hydrated(page)
    await page.locator('main').getByRole('link', { name: LABELS[language].back }).click()
    await page.waitForURL(at('/resources/news'))
    await page.locator('#list article').first().waitFor()
  },
)

test.each(LANGUAGES)(
  'a phone’s first screen has the text of an article in %s',
  async (language) => {
    const posts = await news(language)
    const page = await sharedVisitor({ language, width: SCREENS.phone, height: 740 })
    const longest = posts.toSorted((one, other) => other.title.length - one.title.length)[0] as Post
    for (const post of [posts[0] as Post, longest]) {
      await page.goto(at(articleOf(post)))
      await hydrated(page)
      const text = /^<p>([^<]+)/.exec(post.content ?? '')?.[1] ?? post.title
      const paragraph = page.locator('article p', { hasText: text })
      expect((await paragraph.boundingBox())?.y).toBeLessThan(640)
      expect(await page.locator('main li[aria-current="page"]').isVisible()).toBe(false)
      const tools = page.locator('article :is(summary, button[data-print], a[data-language])')
      const tops = await tools.evaluateAll((all) =>
        all.map((tool) => Math.round(tool.getBoundingClientRect().top)),
      )
      expect(new Set(tops).size).toBe(1)
      expect(tops.length).toBeGreaterThan(1)
    }
  },
)

test('an article in English alone has a notice in Somali', async () => {
  const post = await newest('EN')
  const page = await sharedVisitor({ javaScript: false, expectedErrors: MISSING })
  const response = await page.goto(at(articleOf(post)))
  expect(response?.status()).toBe(404)
  expect(await page.locator('h1').textContent()).toBe('Warkan af Soomaali laguma hayo')
})

test('without a slug the address shows the article that was opened before', async () => {
  const [post] = await news('EN')
  const page = await openPage(ARTICLE, { expectedErrors: MISSING })
  await page.locator('main').getByRole('link', { name: LABELS.EN.back }).click()
  await page.locator('#list article a').first().click()
  await page.waitForURL(at(articleOf(post as Post)))
  await page.evaluate(() => history.go(-2))
  await expect.poll(() => page.locator('h1').textContent()).toBe(post?.title)
})

test.each([SCREENS.phone, SCREENS.desktop])(
  'an article at %i px is shared by links and by its copied address',
  async (width) => {
    const post = await newest('both')
    const page = await visitor({ language: 'EN', width })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
    await page.goto(at(articleOf(post)))
    await hydrated(page)
    await page.locator('main summary', { hasText: 'Share' }).click()
    const address = at(`${articleOf(post)}?language=EN`)
    for (const name of ['Facebook', 'X', 'WhatsApp']) {
      const link = page.getByRole('link', { name: `Share on ${name} (opens in a new tab)` })
      expect(await link.getAttribute('href')).toContain(encodeURIComponent(address))
      expect(await link.getAttribute('rel')).toContain('noopener')
    }
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('Link copied.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  },
)

test('an article is printed without furniture and with its address', async () => {
  const post = await newest('both')
  const page = await openPage(articleOf(post))
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print page' }).click()
  await page.locator('body[data-printed]').waitFor()
  const address = page.getByText(at(`${articleOf(post)}?language=EN`))
  expect(await address.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await address.isVisible()).toBe(true)
  expect(await page.locator('body > nav').isVisible()).toBe(false)
  expect(await page.locator('aside').isVisible()).toBe(false)
})
