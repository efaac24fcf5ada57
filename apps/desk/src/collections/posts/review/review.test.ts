import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workAtHand } from '../../../admin/dashboard/work-at-hand.ts'
import type { MailSettings } from '../../../env/env.ts'
import { deskMail } from '../../../mail/desk-mail.ts'
import { testDesk } from '../../../testing/desk.ts'
import { startMailServer, type TestMailServer } from '../../../testing/mail-server.ts'
import { type Person, person } from '../../../testing/people.ts'
import { asked, done, drafted, facts } from '../../../testing/publishing.ts'

const desk = testDesk()
const REMARK = 'The second paragraph names a town twice.'

let server: TestMailServer
let writer: Person
let publisher: Person

beforeAll(async () => {
  server = await startMailServer()
  const settings = { smtpUrl: server.url, from: 'Desk <desk@tusaale.example>' } as MailSettings
  const email = deskMail(settings)({ payload: desk.payload })
  Object.assign(desk.payload, { email })
  // The first account of a desk is an administrator for ever, and would be told too.
  await person(desk, ['administrator'])
  writer = await person(desk, ['writer'])
  publisher = await person(desk, ['publisher'])
})

afterAll(() => server.close())

/** E-mails to someone about a post. */
const mailsTo = (who: Person, post: number) =>
  server.received.filter(
    ({ to, raw }) =>
      to.includes(String((who.user as { email?: string }).email)) &&
      new RegExp(`/admin/collections/posts/${post}\\b`).test(raw),
  )

async function inReview(): Promise<number> {
  const id = await drafted(writer)
  await done(writer, id, { language: 'so', action: 'submit' })
  return id
}

async function returnedTo(who: Person) {
  const req = await createLocalReq({ user: who.user }, desk.payload)
  return (await workAtHand(req)).returned
}

test('who may publish is mailed that a text waits, and its writer is not', async () => {
  const id = await inReview()
  await expect.poll(() => mailsTo(publisher, id).length).toBe(1)
  expect(mailsTo(publisher, id)[0]?.raw).toContain(`/admin/collections/posts/${id}`)
  expect(mailsTo(writer, id)).toEqual([])
})

test('a colleague’s text is sent back with a remark that its writer sees and is mailed', async () => {
  const id = await inReview()
  expect(await asked(publisher, id, { language: 'so', action: 'returnToDraft' })).toMatchObject({
    status: 422,
    code: 'remark_needed',
  })
  await done(publisher, id, { language: 'so', action: 'returnToDraft', reason: REMARK })
  expect(await facts(writer, id)).toMatchObject({
    so: { state: 'draft', returned: { remark: REMARK, by: expect.stringContaining('@') } },
    en: { returned: null },
  })
  expect(await returnedTo(writer)).toMatchObject([{ post: id, language: 'so', remark: REMARK }])
  expect(await returnedTo(publisher)).toEqual([])
  await expect.poll(() => mailsTo(writer, id).length).toBe(1)
  expect(mailsTo(writer, id)[0]?.raw).toContain(REMARK)

  await done(writer, id, { language: 'so', action: 'submit' })
  expect(await facts(writer, id)).toMatchObject({ so: { returned: null } })
  expect(await returnedTo(writer)).toEqual([])
})

test('a writer takes back their own text without a word, and nobody is mailed of it', async () => {
  const id = await inReview()
  await expect.poll(() => mailsTo(publisher, id).length).toBe(1)
  await done(writer, id, { language: 'so', action: 'returnToDraft' })
  expect(await facts(publisher, id)).toMatchObject({ so: { state: 'draft', returned: null } })
  await done(writer, id, { language: 'so', action: 'submit' })
  await expect.poll(() => mailsTo(publisher, id).length).toBe(2)
  expect(mailsTo(writer, id)).toEqual([])
})
