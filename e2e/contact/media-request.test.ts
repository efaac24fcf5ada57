import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { hydrated, sharedVisitor, visitor } from '../harness/browser.ts'
import {
  fillIn,
  formValues,
  recordAlerts,
  recordContactCalls,
  send,
} from '../harness/contact-form.ts'
import { at } from '../harness/places.ts'

const PATH = '/resources/media-request'
const BAD_REQUEST = /status of 400/

const REQUEST = {
  name: 'Weriye Tusaale',
  email: 'weriye@tusaale.example',
  outlet: 'Idaacadda Tusaale',
  phone: '+252 61 0000000',
  topic: 'Gurmadka daadadka',
  'date-month': '1',
  'date-day': '12',
  'date-year': '2027',
  time: '10:30',
  'deadline-month': '1',
  'deadline-day': '9',
  'deadline-year': '2027',
  questions: 'Immisa doomood?\nTan iyo goorma?',
}

/** Opens the form, fills it, and records the alerts and calls of the page. */
async function openFilledForm(language: 'SO' | 'EN') {
  const page = await visitor({ language })
  const alerts = recordAlerts(page)
  const calls = recordContactCalls(page)
  await page.goto(at(PATH))
  await hydrated(page)
  await fillIn(page, REQUEST)
  await page.locator('[name="format"][value="phone"]').check()
  await page.locator('#field-agreed').check()
  return { page, alerts, calls }
}

test('a request is sent by the contact call to the press department, and a panel replaces the form', async () => {
  const { page, alerts, calls } = await openFilledForm('EN')
  const responded = page.waitForResponse('**/api/contact_submit')
  await send(page)
  expect((await responded).status()).toBe(200)
  await expect.poll(() => alerts).toEqual(['alert: Message sent successfully!'])
  expect(calls.map((call) => call.postDataJSON())).toEqual([
    {
      name: REQUEST.name,
      email: REQUEST.email,
      subject: 'Interview request: Idaacadda Tusaale: Gurmadka daadadka',
      department: 'press',
      message: [
        'Media outlet: Idaacadda Tusaale',
        'Phone: +252 61 0000000',
        'Topic of the interview: Gurmadka daadadka',
        'Preferred date and time: 2027-01-12 10:30',
        'Interview format: By phone',
        'Your deadline: 2027-01-09',
        '',
        'Questions you plan to ask:',
        'Immisa doomood?',
        'Tan iyo goorma?',
      ].join('\n'),
      agreed: true,
    },
  ])
  const panel = page.locator('main [role="status"]:focus')
  await panel.waitFor()
  expect(await panel.innerText()).toContain('Your request is with the press office')
  expect(await page.locator('main form').count()).toBe(0)
  await panel.locator('a', { hasText: 'Send another request' }).click()
  await page.locator('#field-name:focus').waitFor()
  const empty = Object.fromEntries(Object.keys(REQUEST).map((name) => [name, '']))
  expect(await formValues(page)).toEqual({ ...empty, format: 'inPerson' })
})

const BLANK_FIELDS = [
  ['SO', 'outlet', 'Way guuldarreysatay: Fadlan geli magaca warbaahintaada.'],
  ['SO', 'topic', 'Way guuldarreysatay: Fadlan geli mawduuca wareysiga.'],
  ['SO', 'questions', 'Way guuldarreysatay: Fadlan qor su’aalahaaga.'],
  ['EN', 'outlet', 'Failed: Enter the name of your media outlet.'],
  ['EN', 'topic', 'Failed: Enter the topic of the interview.'],
  ['EN', 'questions', 'Failed: Enter your questions.'],
] as const

test.each(BLANK_FIELDS)('in %s a request whose %s is only spaces is not sent', async (...row) => {
  const [language, name, error] = row
  const { page, alerts, calls } = await openFilledForm(language)
  await fillIn(page, { [name]: '   ' })
  await send(page)
  await expect.poll(() => alerts).toEqual([`alert: ${error}`])
  const field = page.locator(`#field-${name}[aria-invalid="true"]:focus`)
  await field.waitFor()
  expect(await page.locator('main form [role="status"] strong').textContent()).toBe(error)
  expect(await formValues(page)).toEqual({ ...REQUEST, format: 'phone', [name]: '   ' })
  expect(calls).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
})

test.each([
  ['SO', 'Bisha', 'Janaayo', 'Geli taariikh jirta, sida Janaayo 12, 2027.'],
  ['EN', 'Month', 'January', 'Enter a real date, such as January 12, 2027.'],
] as const)(
  'in %s a date has fields for month, day and year in every language of the browser',
  async (language, label, january, error) => {
    const { page, alerts, calls } = await openFilledForm(language)
    expect(await page.locator('main form input[type="date"]').count()).toBe(0)
    const date = page.locator('fieldset', { has: page.locator('> div #field-date') }).last()
    expect(await date.locator('label').first().textContent()).toBe(label)
    expect(await page.locator('#field-date option:checked').textContent()).toBe(january)
    await fillIn(page, { 'date-month': '2', 'date-day': '30' })
    await send(page)
    await expect.poll(() => alerts.join()).toContain(error)
    await page.locator('#field-date[aria-invalid="true"]:focus').waitFor()
    expect(calls).toEqual([])
    expect(await accessibilityFaults(page, { part: 'main form fieldset' })).toEqual([])
  },
)

test('without the consent a request is not sent', async () => {
  const { page, alerts, calls } = await openFilledForm('EN')
  await page.locator('#field-agreed').uncheck()
  await send(page)
  await expect.poll(() => alerts).toEqual(['alert: Please agree to the data collection policy.'])
  expect(calls).toEqual([])
})

test('the browser requires name, e-mail, outlet, topic and questions', async () => {
  const page = await sharedVisitor()
  await page.goto(at(PATH))
  const required = page.locator('main form [required]')
  expect(await required.evaluateAll((fields) => fields.map((field) => field.id))).toEqual(
    ['name', 'email', 'outlet', 'topic', 'questions'].map((name) => `field-${name}`),
  )
})

test('a request is posted without JavaScript', async () => {
  const page = await sharedVisitor({ javaScript: false })
  await page.goto(at(PATH))
  await fillIn(page, REQUEST)
  await page.locator('#field-agreed').check()
  await send(page)
  await page.waitForLoadState()
  expect(await page.locator('main [role="status"] h2').textContent()).toBe(
    'Fariinta si guul leh ayaa loo diray!',
  )
})

test('without JavaScript a blank request has its errors and texts', async () => {
  const page = await visitor({ language: 'EN', javaScript: false, expectedErrors: BAD_REQUEST })
  await page.goto(at(PATH))
  const blank = { ...REQUEST, outlet: ' ', topic: ' ', questions: ' ' }
  await fillIn(page, blank)
  await send(page)
  await page.waitForLoadState()
  const links = page.locator('main [role="alert"] li a')
  const errors = () =>
    links.evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]))
  await expect.poll(errors).toEqual([
    ['#field-outlet', 'Enter the name of your media outlet.'],
    ['#field-topic', 'Enter the topic of the interview.'],
    ['#field-questions', 'Enter your questions.'],
    ['#field-agreed', 'Please agree to the data collection policy.'],
  ])
  expect(await formValues(page)).toEqual({ ...blank, format: 'inPerson' })
})
