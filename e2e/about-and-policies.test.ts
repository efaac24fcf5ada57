import type { Leader } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { hydrated, SCREENS, sharedVisitor } from './harness/browser.ts'
import { fetchData } from './harness/content.ts'
import { at } from './harness/places.ts'

const SECTIONS = {
  SO: [
    'Guudmar',
    'Wasiirka',
    'Hawsha',
    'Hiigsiga',
    'Qiyamka',
    'Yoolalka',
    'Sida ay u dhisan tahay',
  ],
  EN: [
    'Overview',
    'The Minister',
    'Mission',
    'Vision',
    'Values',
    'Goals',
    'How the Ministry is organized',
  ],
} as const

const VALUES = {
  SO: ['Adeeg', 'Daacadnimo', 'Geesinnimo', 'Anshax', 'Midnimo', 'Isla xisaabtan'],
  EN: ['Service', 'Honesty', 'Courage', 'Discipline', 'Unity', 'Accountability'],
} as const

const OFFICES = {
  SO: [
    'Wasiirka Gaashaandhigga',
    'Wasiiru Dowlaha',
    'Wasiir ku-xigeenka',
    'Xoghayaha Joogtada ah',
    'Agaasimaha Guud, Difaaca',
    'Agaasimaha Guud, Shaqaalaha iyo Taageerada',
    'Hoggaanka Ciidanka',
  ],
  EN: [
    'Minister',
    'State Minister',
    'Deputy Minister',
    'Permanent Secretary',
    'Director General, Defense',
    'Director General, Personnel and Support',
    'Army leadership',
  ],
} as const

test.each(['SO', 'EN'] as const)(
  'in %s the ministry is described in every section',
  async (language) => {
    const page = await sharedVisitor({ language, javaScript: false })
    await page.goto(at('/ministry/about'))
    const main = page.locator('main')
    expect(await main.locator('h2').allTextContents()).toEqual(SECTIONS[language])
    for (const heading of await main.locator('h2').all()) {
      const section = heading.locator('xpath=ancestor::*[self::section or self::aside][1]')
      expect((await section.textContent())?.length).toBeGreaterThan(40)
    }
    const sectionNamed = (name: string) => main.locator(`section[aria-labelledby="${name}"]`)
    expect(await sectionNamed('values').locator('h3').allTextContents()).toEqual(VALUES[language])
    expect(await sectionNamed('goals').locator('ol > li').count()).toBe(6)
    const offices = sectionNamed('structure').locator('a')
    expect(await offices.allTextContents()).toEqual(OFFICES[language])
    for (const office of await offices.all()) {
      const address = (await office.getAttribute('href')) ?? ''
      expect((await fetch(at(address))).status, address).toBe(200)
    }
  },
)

test.each([
  ['SO', 'Wasiirka Gaashaandhigga'],
  ['EN', 'Minister of Defence'],
] as const)('in %s the minister card leads to the profile', async (language, title) => {
  const query = new URLSearchParams({ title, language, strict: '1' })
  const [minister] = await fetchData<readonly Leader[]>(`leadership/by-title?${query}`)
  const page = await sharedVisitor({ language })
  await page.goto(at('/ministry/about'))
  await hydrated(page)
  const card = page.locator('main aside article')
  expect(await card.locator('h3').textContent()).toBe(minister?.name)
  expect(await card.getByText(title, { exact: true }).count()).toBe(1)
  await card.locator('a').click()
  await page.waitForURL(at('/ministry/MinistryLeadership'))
  await page.locator('h1', { hasText: minister?.name ?? '' }).waitFor()
})

test.each([
  [
    'SO',
    [
      ['Qaramada Midoobay', 'Urur Caalami ah'],
      ['Midowga Afrika', 'Urur Goboleed'],
      ['Howlgalka ATMIS', 'Howlgal Nabad Ilaalin'],
      ['Maraykanka', 'Saaxiib Difaac'],
      ['Midowga Yurub', 'Urur Goboleed'],
      ['Turkiga', 'Saaxiib Difaac'],
      ['Boqortooyada Midowday', 'Saaxiib Difaac'],
      ['Qatar', 'Saaxiib Difaac'],
    ],
  ],
  [
    'EN',
    [
      ['United Nations', 'International Organization'],
      ['African Union', 'Regional Organization'],
      ['AMISOM/ATMIS', 'Peacekeeping Mission'],
      ['United States', 'Defense Partner'],
      ['European Union', 'Regional Organization'],
      ['Turkey', 'Defense Partner'],
      ['United Kingdom', 'Defense Partner'],
      ['Qatar', 'Defense Partner'],
    ],
  ],
] as const)('in %s the eight partners have their type and logo', async (language, partners) => {
  const page = await sharedVisitor({ language, javaScript: false })
  await page.goto(at('/ministry/Partners'))
  const cards = page.locator('main li:has(h2)')
  expect(
    await cards.evaluateAll((all) =>
      all.map((card) => [
        card.querySelector('h2')?.textContent,
        card.querySelector('h2 + p')?.textContent,
      ]),
    ),
  ).toEqual(partners)
  for (const card of await cards.all()) {
    const logo = await card.locator('> :first-child').boundingBox()
    expect(Math.min(logo?.width ?? 0, logo?.height ?? 0)).toBeGreaterThan(30)
  }
})

const POLICIES = [
  ['SO', '/privacy', 'Siyaasadda Asturnaanta', 7, 'Noofeembar'],
  ['EN', '/privacy', 'Privacy', 7, 'November'],
  ['SO', '/accessibility', 'Helitaan', 4, 'Noofeembar'],
  ['EN', '/accessibility', 'Accessibility', 4, 'November'],
  ['SO', '/terms', 'Shuruudaha Isticmaalka', 4, 'Noofeembar'],
  ['EN', '/security', 'Site Security', 3, 'November'],
] as const

test.each(POLICIES)('in %s the contents of %s lead to its sections', async (...row) => {
  const [language, path, title, sections, month] = row
  const page = await sharedVisitor({ language, width: SCREENS.phone })
  await page.goto(at('/contact'))
  await hydrated(page)
  await page.locator(`footer a[href="${path}"]`).click()
  await page.waitForURL(at(path))
  await page.locator('h1', { hasText: title }).waitFor()
  const contents = page.locator('main nav[aria-labelledby="on-this-page"] a')
  expect(await contents.count()).toBe(sections)
  for (const link of await contents.all()) {
    await link.click()
    const target = page.locator(':target')
    expect(await target.textContent()).toBe(await link.textContent())
    // The router restores a position some frames after the browser has moved to the section.
    const isUncovered = await target.evaluate(async (heading) => {
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
      const { left, top } = heading.getBoundingClientRect()
      return heading.contains(document.elementFromPoint(left + 1, top + 1))
    })
    expect(isUncovered).toBe(true)
  }
  expect(await page.locator('main time').textContent()).toMatch(
    new RegExp(`^${month} \\d+, 20\\d\\d$`),
  )
  expect(await page.locator('main aside a[href^="mailto:"]').count()).toBe(1)
  await page.locator('main aside a[href="/contact"]').click()
  await page.waitForURL(at('/contact'))
})

test.each([
  ['SO', ['cookie', 'SO ama EN', 'YouTube']],
  ['EN', ['cookie', 'SO or EN', 'YouTube', 'network address', 'deleted']],
] as const)(
  'in %s the privacy page names the data that is stored and who receives it',
  async (...row) => {
    const [language, terms] = row
    const page = await sharedVisitor({ language, javaScript: false })
    await page.goto(at('/privacy'))
    const text = await page.locator('main').textContent()
    for (const term of terms) expect(text).toContain(term)
  },
)
