import { contactMessageExamples } from '@gaashaan/contract/examples'
import { beginStopping, drain, forgetStopping } from '@gaashaan/runtime/stopping'
import { afterEach, expect, test } from 'vitest'
import { mailDue, mailSoon } from '../mail/email-queue.ts'
import { resizePending } from '../media/image-sizes/resize-pending.ts'
import { testDesk } from '../testing/desk.ts'
import { addPicture } from '../testing/documents.ts'
import { startMailServer } from '../testing/mail-server.ts'

const desk = testDesk()
const FROM = 'desk@tusaale.example'
const TO = { communications: FROM, press: FROM, security: FROM, general: FROM }

afterEach(forgetStopping)

test('a stopping desk finishes the picture at hand, and leaves the next one to the next start', async () => {
  await addPicture(desk.payload, {}, [200, 100])
  await addPicture(desk.payload, {}, [210, 100])
  const countPending = async () =>
    (await desk.payload.count({ collection: 'media', where: { sizesDue: { equals: true } } }))
      .totalDocs
  const round = resizePending(desk.payload)
  beginStopping()
  await round
  expect(await countPending()).toBe(1)
  forgetStopping()
  await resizePending(desk.payload)
  expect(await countPending()).toBe(0)
})

async function addMessage(): Promise<number> {
  const data = { ...contactMessageExamples.typical, mailDueAt: '2026-01-01T00:00:00.000Z' }
  return (await desk.payload.create({ collection: 'contact-messages', data })).id
}

test('a stopping desk sends and records the email at hand; the others wait', async () => {
  const server = await startMailServer()
  const settings = { smtpUrl: server.url, from: FROM, to: TO }
  const [first] = [await addMessage(), await addMessage()]
  mailSoon(desk.payload, first, settings)
  beginStopping()
  expect(await drain(30_000)).toBe(true)
  await mailDue(desk.payload, settings)
  expect(server.received).toHaveLength(1)
  const { docs } = await desk.payload.find({ collection: 'contact-messages', sort: 'id' })
  expect(docs.map(({ mailedAt }) => typeof mailedAt === 'string')).toEqual([true, false])
  await server.close()
})
