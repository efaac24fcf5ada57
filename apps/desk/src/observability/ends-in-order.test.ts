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

test('a desk that is ending finishes the picture at hand, and leaves the next to the next start', async () => {
  await addPicture(desk.payload, {}, [200, 100])
  await addPicture(desk.payload, {}, [210, 100])
  const due = async () =>
    (await desk.payload.count({ collection: 'media', where: { sizesDue: { equals: true } } }))
      .totalDocs
  const round = resizePending(desk.payload)
  beginStopping()
  await round
  expect(await due()).toBe(1)
  forgetStopping()
  await resizePending(desk.payload)
  expect(await due()).toBe(0)
})

async function store(): Promise<number> {
  const data = { ...contactMessageExamples.typical, mailDueAt: '2026-01-01T00:00:00.000Z' }
  return (await desk.payload.create({ collection: 'contact-messages', data })).id
}

test('a letter that was begun is waited for and written down; the others wait', async () => {
  const server = await startMailServer()
  const settings = { smtpUrl: server.url, from: FROM, to: TO }
  const [first] = [await store(), await store()]
  mailSoon(desk.payload, first, settings)
  beginStopping()
  expect(await drain(30_000)).toBe(true)
  await mailDue(desk.payload, settings)
  expect(server.received).toHaveLength(1)
  const { docs } = await desk.payload.find({ collection: 'contact-messages', sort: 'id' })
  expect(docs.map(({ mailedAt }) => typeof mailedAt === 'string')).toEqual([true, false])
  await server.close()
})
