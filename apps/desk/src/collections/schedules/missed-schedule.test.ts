import { expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { publisher, testEditors, writer } from '../../testing/editors.ts'
import {
  createDraft,
  execute,
  publishCommand,
  readStates,
  saveDraft,
} from '../../testing/publishing.ts'

const desk = testDesk()
testEditors(desk)

const HOUR_MS = 60 * 60 * 1000
const REASON = 'Waxaa ku jiray magac qaldan.'

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

function schedule(id: number, action: 'publish' | 'withdraw', at: string, more: object = {}) {
  const command = { language: 'so', action: 'schedule', schedule: { action, at }, ...more }
  return execute(publisher, id, command)
}

const failedSchedule = async (id: number) => (await readStates(publisher, id)).so.failedSchedule

test('a failed schedule is shown until the text is published', async () => {
  const id = await createDraft(writer)
  const at = inHours(1)
  await schedule(id, 'publish', at)
  expect(await failedSchedule(id)).toBeNull()
  await saveDraft(writer, id, { so: { title: 'Kale' } })
  expect(await failedSchedule(id)).toEqual({
    action: 'publish',
    at,
    why: expect.stringContaining('changed after'),
  })
  await execute(publisher, id, publishCommand('en'))
  expect(await failedSchedule(id)).not.toBeNull()
  await execute(publisher, id, publishCommand('so'))
  expect(await failedSchedule(id)).toBeNull()
})

test('a failed schedule is not shown after a new one was created, or that was cancelled', async () => {
  const id = await createDraft(writer)
  await schedule(id, 'publish', inHours(1))
  await saveDraft(writer, id, { so: { title: 'Kale' } })
  await schedule(id, 'publish', inHours(2))
  expect(await failedSchedule(id)).toBeNull()
  await execute(publisher, id, { language: 'so', action: 'cancelSchedule' })
  expect(await failedSchedule(id)).toBeNull()
})

test('a failed schedule to publish is shown although one to withdraw is pending', async () => {
  const id = await createDraft(writer)
  await schedule(id, 'publish', inHours(1))
  await schedule(id, 'withdraw', inHours(2), { reason: REASON })
  await saveDraft(writer, id, { so: { title: 'Kale' } })
  expect(await failedSchedule(id)).toMatchObject({ action: 'publish' })
})
