import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workAtHand } from '../../../admin/dashboard/work-at-hand.ts'
import type { MailSettings } from '../../../env/env.ts'
import { deskMail } from '../../../mail/desk-mail.ts'
import { testDesk } from '../../../testing/desk.ts'
import { startMailServer, type TestMailServer } from '../../../testing/mail-server.ts'
import { createPerson, type Person } from '../../../testing/people.ts'
import { createDraft, execute, readStates, sendCommand } from '../../../testing/publishing.ts'

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
  // The first account of a desk is always an administrator, who would get the e-mails too.
  await createPerson(desk, ['administrator'])
  writer = await createPerson(desk, ['writer'])
  publisher = await createPerson(desk, ['publisher'])
})

afterAll(() => server.close())

/** The e-mails to a person about a post. */
const emailsTo = ({ user }: Person, post: number) =>
  server.received.filter(
    ({ to, raw }) =>
      to.includes(String((user as { email?: string }).email)) &&
      new RegExp(`/admin/collections/posts/${post}\\b`).test(raw),
  )

async function submitPost(): Promise<number> {
  const id = await createDraft(writer)
  await execute(writer, id, { language: 'so', action: 'submit' })
  return id
}

async function returnedTo({ user }: Person) {
  const req = await createLocalReq({ user }, desk.payload)
  return (await workAtHand(req)).returned
}

test('publishers get an e-mail about a submitted text, and its writer does not', async () => {
  const id = await submitPost()
  await expect.poll(() => emailsTo(publisher, id).length).toBe(1)
  expect(emailsTo(publisher, id)[0]?.raw).toContain(`/admin/collections/posts/${id}`)
  expect(emailsTo(writer, id)).toEqual([])
})

test('the remark of a returned text is shown and e-mailed to its writer', async () => {
  const id = await submitPost()
  expect(
    await sendCommand(publisher, id, { language: 'so', action: 'returnToDraft' }),
  ).toMatchObject({
    status: 422,
    code: 'remark_needed',
  })
  await execute(publisher, id, { language: 'so', action: 'returnToDraft', reason: REMARK })
  expect(await readStates(writer, id)).toMatchObject({
    so: { state: 'draft', returned: { remark: REMARK, by: expect.stringContaining('@') } },
    en: { returned: null },
  })
  expect(await returnedTo(writer)).toMatchObject([{ post: id, language: 'so', remark: REMARK }])
  expect(await returnedTo(publisher)).toEqual([])
  await expect.poll(() => emailsTo(writer, id).length).toBe(1)
  expect(emailsTo(writer, id)[0]?.raw).toContain(REMARK)

  await execute(writer, id, { language: 'so', action: 'submit' })
  expect(await readStates(writer, id)).toMatchObject({ so: { returned: null } })
  expect(await returnedTo(writer)).toEqual([])
})

test('a writer takes back their own text without a remark, and nobody gets an e-mail about it', async () => {
  const id = await submitPost()
  await expect.poll(() => emailsTo(publisher, id).length).toBe(1)
  await execute(writer, id, { language: 'so', action: 'returnToDraft' })
  expect(await readStates(publisher, id)).toMatchObject({ so: { state: 'draft', returned: null } })
  await execute(writer, id, { language: 'so', action: 'submit' })
  await expect.poll(() => emailsTo(publisher, id).length).toBe(2)
  expect(emailsTo(writer, id)).toEqual([])
})
