import { expect, test } from 'vitest'
import { hydrated, sharedVisitor, visitor } from '../harness/browser.ts'
import { passMinFormAge, recordAlerts } from '../harness/contact-form.ts'
import { at } from '../harness/places.ts'

test.each([
  ['SO', ['Dooro waax', 'Isgaarsiinta', 'Saxaafadda', 'Amniga', 'Guud']],
  ['EN', ['Choose a department', 'Communications', 'Press', 'Security', 'General']],
] as const)('in %s the four departments can be chosen', async (language, labels) => {
  const page = await sharedVisitor({ language })
  await page.goto(at('/contact'))
  const options = page.locator('#field-department option')
  expect(await options.allTextContents()).toEqual(labels)
  expect(
    await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)),
  ).toEqual(['', 'communications', 'press', 'security', 'general'])
})

test.each([
  [
    'SO',
    [
      'Khadka degdegga ah, furan 24/7',
      'Isniin ilaa Jimco, 8da subaxnimo ilaa 4ta galabnimo',
      'Sabti ilaa Khamiis, 8.00–16.30',
      'Jimco: Fasax',
    ],
  ],
  [
    'EN',
    [
      'Hotline, open 24/7',
      'Monday to Friday, 8am to 4pm',
      'Saturday to Thursday, 8.00–16.30',
      'Friday off',
    ],
  ],
] as const)(
  'in %s the page has the hours of hotline, phone and office',
  async (language, hours) => {
    const page = await sharedVisitor({ language, javaScript: false })
    await page.goto(at('/contact'))
    const lines = await page.locator('main dl :is(dt, dd)').allTextContents()
    expect(lines).toEqual(expect.arrayContaining([...hours]))
    expect(await page.locator('main dl a[href^="tel:"]').count()).toBeGreaterThanOrEqual(2)
    expect(await page.locator('main dl a[href^="mailto:"]').count()).toBe(1)
  },
)

test('the map is requested only when the reader opens it', async () => {
  const page = await visitor({ expectedErrors: /ERR_NAME_NOT_RESOLVED/ })
  const thirdParty: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(at('/')) && !request.url().startsWith('data:')) {
      thirdParty.push(request.url())
    }
  })
  await page.goto(at('/contact?language=EN'))
  await hydrated(page)
  const picture = page.locator('section[aria-labelledby="find-us"] img')
  await picture.scrollIntoViewIfNeeded()
  expect(await page.locator('iframe').count()).toBe(0)
  expect(thirdParty).toEqual([])
  await page.locator('main button', { hasText: 'Show the map' }).click()
  const frame = page.locator('iframe[title="Map of Mogadishu"]')
  await frame.waitFor()
  const address = (await frame.getAttribute('src')) ?? ''
  await expect.poll(() => thirdParty).toContain(address)
  expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('without JavaScript the address has a drawing that says it is no map', async () => {
  const page = await sharedVisitor({ language: 'EN', javaScript: false })
  await page.goto(at('/contact'))
  const section = page.locator('section[aria-labelledby="find-us"]')
  expect(await section.locator('img').getAttribute('alt')).toContain('It is not a map.')
  const address = await page.locator('main dd', { hasText: 'Mogadishu' }).first().innerText()
  expect(await section.locator('address').innerText()).toContain(address)
  expect(await page.locator('main button', { hasText: 'Show the map' }).count()).toBe(0)
  const larger = page.locator('main a', { hasText: 'Open a larger map' })
  expect(await larger.getAttribute('href')).toMatch(/^https:\/\//)
  expect(await larger.getAttribute('target')).toBe('_blank')
})

test.each([true, false])(
  'the link on the page on the war on terror chooses the department (JavaScript: %s)',
  async (javaScript) => {
    const page = await sharedVisitor({ language: 'EN', javaScript })
    await page.goto(at('/war'))
    await page.locator('main a[href*="department="]').click()
    await page.waitForURL(at('/contact?department=security'))
    expect(await page.locator('#field-department').inputValue()).toBe('security')
  },
)

test.each(['navy', 'Security', '', 'toString'])(
  'an address with the department %j chooses none',
  async (department) => {
    const page = await sharedVisitor({ javaScript: false })
    await page.goto(at(`/contact?department=${department}`))
    expect(await page.locator('#field-department').inputValue()).toBe('')
  },
)

test('the form can be filled and sent with the keyboard alone', async () => {
  const page = await visitor({ language: 'EN' })
  const alerts = recordAlerts(page)
  await page.goto(at('/contact'))
  await hydrated(page)
  const { keyboard } = page
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return { id: element.id, tag: element.tagName, ring: `${outlineStyle} ${outlineWidth}` }
    })
  const tabTo = async (id: string) => {
    do await keyboard.press('Tab')
    while ((await focused()).id !== `field-${id}` && (await focused()).tag !== 'BODY')
    expect(await focused()).toMatchObject({
      id: `field-${id}`,
      ring: expect.stringMatching(/^solid [2-9]/),
    })
  }
  await tabTo('name')
  await keyboard.type('Qof Tusaale')
  await tabTo('email')
  await keyboard.type('qof@tusaale.example')
  await tabTo('department')
  await keyboard.type('Gen')
  await tabTo('subject')
  await keyboard.type('Booqasho bandhig')
  await tabTo('message')
  await keyboard.type('Saacadaha furitaanka?')
  await tabTo('agreed')
  await keyboard.press('Space')
  const sent = page.waitForRequest('**/api/contact_submit')
  await passMinFormAge(page)
  await keyboard.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({ department: 'general', agreed: true })
  await expect.poll(() => alerts).toEqual(['alert: Message sent successfully!'])
})
