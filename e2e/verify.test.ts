import type { Post } from '@gaashaan/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accessibilityFaults, sidewaysScroll } from './harness/accessibility.ts'
import { SCREENS, sharedVisitor, visitor } from './harness/browser.ts'
import { articleOf, fetchData, news, SEEN_WITHIN } from './harness/content.ts'
import { createDraft, firstEditor, publishing, rest, text } from './harness/desk.ts'
import { at } from './harness/places.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from './harness/servers/empty-stack.ts'

type Language = 'SO' | 'EN'

const FIRST = { SO: 'Haa, Wasaaraddu way daabacday', EN: 'Yes, the Ministry has published this' }
const DIFFERS = { SO: 'Iska jir', EN: 'Careful' }
const NONE = { SO: 'Lama helin', EN: 'Not found' }

/** The wait for the index of a site that has just started. */
const INDEX_WAIT = { timeout: 60_000, interval: 100 }

// The archive's pages exist once the index is complete.
beforeAll(() => {
  const archive = () => fetch(at('/resources/news/archive'))
  return vi.waitFor(async () => expect((await archive()).status).toBe(200), INDEX_WAIT)
})

/** The newest news with its text as a reader copies it. */
async function newestNews(language: Language) {
  const [post] = await news(language)
  const whole = await fetchData<Post>(`posts/public/${post?.id}?language=${language}`)
  const text = (whole.content ?? '').replaceAll(/<figure>.*?<\/figure>/gs, '')
  const words = text
    .replaceAll(/<\/(?:p|h2|h3|li)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, ' ')
  return { ...whole, words }
}

/** A page with an error is answered by 400, which browsers report. */
const REFUSED = /status of 400/

interface Ask {
  readonly language?: Language
  readonly width?: number
  readonly javaScript?: boolean
}

/** Pastes a text on the page and has it checked; returns the page with the answer. */
async function ask(text: string, { language = 'SO', width, javaScript = false }: Ask = {}) {
  const page = await sharedVisitor({
    width: width ?? SCREENS.phone,
    javaScript,
    expectedErrors: REFUSED,
  })
  await page.goto(at(`/verify?language=${language}`))
  await page.locator('#verify-text').fill(text)
  await page.locator('form:has(#verify-text) button').click()
  await page.locator('#verdict, #verify-text-error').first().waitFor()
  return page
}

const VIEWS = (['SO', 'EN'] as const).flatMap((language) =>
  Object.values(SCREENS).map((width) => [language, width] as const),
)

test.each(VIEWS)(
  'in %s at %i px a quote is the ministry’s, and a changed word in it is marked',
  async (language, width) => {
    const javaScript = width !== SCREENS.tablet
    const { title, words } = await newestNews(language)
    const sentence = words.trim().split('\n')[0] ?? ''
    const page = await ask(sentence.toUpperCase(), { language, width, javaScript })
    expect(await page.locator('#verdict').innerText()).toBe(FIRST[language])
    expect(await page.locator('main').innerText()).toContain(title)
    expect(await sidewaysScroll(page)).toBe(0)

    const forged = sentence.replace(/\S+(?=\s\S+\s\S+$)/, 'BEEN')
    const other = await ask(forged, { language, width, javaScript })
    expect(await other.locator('#verdict').innerText()).toContain(DIFFERS[language])
    expect(await other.locator('main p ins').innerText()).toContain('BEEN')
    expect(await sidewaysScroll(other)).toBe(0)
    if (width === SCREENS.phone) expect(await accessibilityFaults(other)).toEqual([])
  },
)

test('what nobody has published is not found, and what was pasted stays in the field', async () => {
  const text =
    'Wasaaraddu waxay ku dhawaaqday in berri la xiri doono dhammaan garoomada diyaaradaha'
  const page = await ask(text, { javaScript: true })
  expect(await page.locator('#verdict').innerText()).toContain(NONE.SO)
  expect(await page.locator('#verify-text').inputValue()).toBe(text)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a link is checked by its article, and one that only looks like ours is told', async () => {
  const post = await newestNews('EN')
  const page = await ask(at(`${articleOf(post)}?language=EN`), { language: 'EN' })
  expect(await page.locator('#verdict').innerText()).toBe(FIRST.EN)
  const foreign = await ask('https://gaashaan-gov.example/war-deg-deg', { language: 'EN' })
  expect(await foreign.locator('#verdict').innerText()).toContain('not one of the Ministry’s site')
  expect(await foreign.locator('main').innerText()).toContain('gaashaan-gov.example')
})

test('a reference number is that of the article', async () => {
  const post = await newestNews('SO')
  const page = await sharedVisitor({ language: 'SO', javaScript: false })
  await page.goto(at(articleOf(post)))
  const number = await page.locator('article strong', { hasText: /^WG-/ }).innerText()
  const answer = await ask(number.toLowerCase())
  expect(await answer.locator('#verdict').innerText()).toBe(FIRST.SO)
  expect(await answer.locator('main').innerText()).toContain(post.title)
})

test('a PDF of the ministry is known by the file alone, and a changed one is not', async () => {
  const [release] = await fetchData<Post[]>('posts/public/press-releases?language=EN')
  const { post_url: url } = await fetchData<Post>(`posts/public/${release?.id}?language=EN`)
  const file = Buffer.from(await (await fetch(at(url ?? ''))).arrayBuffer())
  const choose = async (buffer: Buffer, javaScript: boolean) => {
    const page = await sharedVisitor({ width: SCREENS.phone, javaScript })
    await page.goto(at('/verify?language=EN'))
    const form = page.locator('form:has(input[type=file])')
    if (javaScript) await form.locator('input[type=file]:not([name])').waitFor()
    const choice = { name: 'sent.pdf', mimeType: 'application/pdf', buffer }
    await form.locator('input[type=file]').setInputFiles(choice)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await form.locator('button').click()
    // A browser with scripts sends the hash alone.
    const bytes = Number((await (await sent).allHeaders())['content-length'])
    expect(bytes > buffer.length).toBe(!javaScript)
    return page.locator('#verdict').innerText()
  }
  const changed = Buffer.concat([file, Buffer.from('\n')])
  for (const javaScript of [true, false]) {
    expect(await choose(file, javaScript)).toBe(FIRST.EN)
    expect(await choose(changed, javaScript)).toContain(NONE.EN)
  }
})

/** A picture of the ministry as it comes by a messenger: without a tenth, smaller, and compressed anew. */
async function passedOn(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata()
  const part = { left: 0, top: 0, width: Math.round(width * 0.9), height }
  return sharp(picture).extract(part).resize({ width: 480 }).jpeg({ quality: 45 }).toBuffer()
}

test('a picture of the ministry is known by its look, and another one is not', async () => {
  const posts = await news('EN')
  const { picture, title } = posts.find((post) => post.picture) ?? {}
  const original = Buffer.from(await (await fetch(at(picture?.url ?? ''))).arrayBuffer())
  const choose = async (buffer: Buffer, javaScript = true) => {
    const page = await sharedVisitor({ width: SCREENS.phone, javaScript, expectedErrors: REFUSED })
    await page.goto(at('/verify?language=EN'))
    const form = page.locator('form:has(input[type=file])')
    if (javaScript) await form.locator('input[type=file]:not([name])').waitFor()
    const choice = { name: 'IMG-WA0001.jpg', mimeType: 'image/jpeg', buffer }
    await form.locator('input[type=file]').setInputFiles(choice)
    await form.locator('button').click()
    return page
  }
  const alike = await choose(await passedOn(original))
  expect(await alike.locator('#verdict').innerText()).toContain('a picture that looks like this')
  expect(await alike.locator('main').innerText()).toContain(title)
  expect(await accessibilityFaults(alike)).toEqual([])
  expect(await (await choose(original)).locator('#verdict').innerText()).toBe(FIRST.EN)

  const turned = await sharp(original).rotate(180).jpeg().toBuffer()
  expect(await (await choose(turned)).locator('#verdict').innerText()).toContain(NONE.EN)
  const withoutScripts = await choose(await passedOn(original), false)
  await withoutScripts.getByText('a browser with JavaScript').waitFor()
})

test('who chooses no file is told so at the field', async () => {
  for (const javaScript of [true, false]) {
    const page = await sharedVisitor({ language: 'SO', javaScript, expectedErrors: REFUSED })
    await page.goto(at('/verify'))
    const form = page.locator('form:has(input[type=file])')
    await form.locator('button').click()
    await form.getByText('Marka hore fayl dooro.').waitFor()
    if (javaScript) expect(await accessibilityFaults(page)).toEqual([])
  }
})

test('too few words are told at the field, which keeps them', async () => {
  const page = await ask('Wasaaraddu waxay sheegtay', { javaScript: true })
  const field = page.locator('#verify-text')
  expect(await field.inputValue()).toBe('Wasaaraddu waxay sheegtay')
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator('#verify-text-error').innerText()).toContain('way yar yihiin')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the Somali address leads to the page in Somali', async () => {
  const page = await sharedVisitor({ language: 'EN' })
  await page.goto(at('/xaqiiji'))
  expect(new URL(page.url()).pathname).toBe('/verify')
  expect(await page.locator('h1').innerText()).toBe('Ma run baa?')
})

test('the proof is that of the entry of this text', async () => {
  const { id, words } = await newestNews('EN')
  const page = await ask(words.trim().split('\n')[0] ?? '', { language: 'EN' })
  const href = await page.locator('main a[href^="/log/"]').getAttribute('href')
  const proof = await (await fetch(at(href ?? ''))).text()
  const extra = Buffer.from(/^extra (.+)$/m.exec(proof)?.[1] ?? '', 'base64').toString()
  const record = JSON.parse(extra.split('\n')[1] ?? '')
  expect(record).toMatchObject({ action: 'published', id, language: 'en' })
})

let stack: EmptyStack
beforeAll(async () => {
  stack = await startEmptyStack()
}, STACK_START)
afterAll(() => stack.stop(), STACK_START)

test('a text that an editor publishes, changes and withdraws is told as such', async () => {
  const page = await visitor()
  await firstEditor(page, stack.desk)
  /** What the page says of a text, where it can tell already. */
  const answer = async (words: string) => {
    const body = new URLSearchParams({ text: words })
    const response = await fetch(`${stack.site}/verify?language=SO`, { method: 'POST', body })
    return (await response.text()).replaceAll(/<[^>]*>/g, '')
  }
  const [title, first, second] = [
    'Dekedda cusub',
    'Ciidanka Badda ayaa maanta la wareegay toban doomood.',
    'Ciidanka Badda ayaa maanta la wareegay laba iyo toban doomood.',
  ]
  const so = (words: string) => ({ so: { title, content: text(words) } })
  const id = await createDraft(page, stack.desk, { kind: 'news', ...so(first) })
  const publish = (action: string, reason: string) =>
    publishing(page, stack.desk, id, { language: 'so', action, reason })

  await publish('publish', 'Miiskan tijaabada ah waxaa jooga hal qof.')
  await expect.poll(() => answer(first), SEEN_WITHIN).toContain(FIRST.SO)

  const note = 'Tirada doomaha ayaa la saxay.'
  const change = { so: { ...so(second).so, changeNote: note } }
  await rest(page, 'PATCH', `${stack.desk}/api/posts/${id}?draft=true`, change)
  await publish('publish', 'Tiradu way khaldanayd.')
  await expect.poll(() => answer(second), SEEN_WITHIN).toContain(FIRST.SO)
  expect(await answer(`${title} ${first}`)).toContain('balse kadib way beddeshay')
  await expect.poll(() => answer(first), SEEN_WITHIN).toContain(DIFFERS.SO)

  await publish('withdraw', 'Warku wuu khaldanaa.')
  await expect.poll(() => answer(second), SEEN_WITHIN).toContain('kadibna way ka noqotay')
  expect(await answer(second)).toContain('Warku wuu khaldanaa.')
})
