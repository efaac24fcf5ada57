import { PostSchema } from '@gaashaan/contract'
import { postExamples } from '@gaashaan/contract/examples'
import ICAL from 'ical.js'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { exampleResponses } from '../../testing/example-responses.ts'
import { jsonResponse, startFakeApiHost } from '../../testing/fake-api-host.ts'
import { createTestServer } from '../../testing/test-server.ts'
import { tendersCalendarText } from './tenders-calendar.ts'

const SITE = 'https://www.site.example'

const tender = v.parse(PostSchema, postExamples.tender)

function eventsOf(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

test('a tender is an event at the instant it closes', () => {
  const [event] = eventsOf(tendersCalendarText([tender], 'EN', SITE))
  expect(event?.uid).toBe('tender-111-en@www.site.example')
  expect(event?.startDate.toJSDate().toISOString()).toBe(postExamples.tender.closes_at)
  expect(event?.summary).toBe('Closes: Sample tender: school desks')
  expect(event?.description).toContain('Reference: SAMPLE-2026-01\nSealed offers')
  expect(event?.component.getFirstPropertyValue('url')).toBe(
    `${SITE}/resources/NewsDetail/sample-tender-school-desks-111?language=EN`,
  )
})

test('hostile and long texts stay in their property and can be read unchanged', () => {
  const title = `Qandaraas; "tusaale", \\ oo\r\nBEGIN:VEVENT ${'’dheer '.repeat(40)}`
  const text = tendersCalendarText([{ ...tender, title }], 'SO', SITE)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const events = eventsOf(text)
  expect(events).toHaveLength(1)
  expect(events[0]?.summary).toBe(`Xirmaya: ${title.replace('\r\n', '\n')}`)
})

test.each(['so', 'en'])('there is a calendar of open tenders in %s', async (language) => {
  const host = await startFakeApiHost(exampleResponses)
  const { app } = await createTestServer({ SITE_URL: SITE, API_BASE_URL: host.base })
  const response = await app.inject(`/calendars/${language}/tenders.ics`)
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
  const isOpen = Date.now() < Date.parse(postExamples.tender.closes_at)
  expect(eventsOf(response.body)).toHaveLength(isOpen ? 1 : 0)
  await app.close()
  await host.close()
})

test('one tender has its own calendar', async () => {
  const host = await startFakeApiHost((request, response) => {
    const id = /\/public\/(\d+)\?/.exec(request.url ?? '')?.[1]
    const post = Object.values(postExamples).find((each) => String(each.id) === id)
    jsonResponse({ success: post !== undefined, data: post }, post ? 200 : 404)(request, response)
  })
  const { app } = await createTestServer({ SITE_URL: SITE, API_BASE_URL: host.base })
  const response = await app.inject('/calendars/en/tenders/111.ics')
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(eventsOf(response.body).map(({ uid }) => uid)).toEqual(['tender-111-en@www.site.example'])
  for (const id of ['101', '999', '0', '111x', '9'.repeat(30)]) {
    expect((await app.inject(`/calendars/en/tenders/${id}.ics`)).statusCode).toBe(404)
  }
  await app.close()
  await host.close()
})

test('the calendar of a tender that was taken back for good is gone', async () => {
  const host = await startFakeApiHost(
    jsonResponse({ success: false, error: 'Gone', code: 'removed' }, 410),
  )
  const { app } = await createTestServer({ SITE_URL: SITE, API_BASE_URL: host.base })
  const response = await app.inject('/calendars/en/tenders/111.ics')
  expect(response.statusCode).toBe(410)
  expect(response.body).toContain('This text was removed from the site')
  await app.close()
  await host.close()
})

test('an unavailable host does not empty a subscribed calendar', async () => {
  const { app } = await createTestServer({ SITE_URL: SITE })
  expect((await app.inject('/calendars/so/tenders/111.ics')).statusCode).toBe(503)
  expect((await app.inject('/calendars/so/tenders.ics')).statusCode).toBe(503)
  await app.close()
})
