import { openLog } from '@gaashaan/runtime/log'
import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { createAccount, createPerson, sendRequest } from '../testing/people.ts'
import { logRefusals } from './log-refusals.ts'

const desk = testDesk()

/** The lines that the desk logs during some work. */
async function logLines(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const lines: string[] = []
  const log = openLog(
    { program: 'desk', level: 'info', hooks: logRefusals },
    { write: (line: string) => void lines.push(line) },
  )
  const { logger } = desk.payload
  Object.assign(desk.payload, { logger: log })
  await work().finally(() => Object.assign(desk.payload, { logger }))
  return lines.map((line) => JSON.parse(line))
}

test('a wrong password and a missing right are logged without a stack', async () => {
  const { email } = await createAccount(desk, ['writer'])
  const writer = await createPerson(desk, ['writer'])
  const lines = await logLines(async () => {
    await sendRequest(desk, 'POST', '/users/login', { email, password: 'not this one' })
    await writer.http('POST', '/redirects', { from: '/x', to: '/y' })
  })
  // The second refusal is of a kind for which Payload itself logs only the message.
  expect(lines[0]).toMatchObject({ status: 401 })
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(line).toMatchObject({ level: 'info', msg: expect.any(String) })
    expect(JSON.stringify(line)).not.toContain('    at ')
  }
})

test('a fault of the desk is an error with its stack, and so is a refusal of its own work', async () => {
  const lines = await logLines(async () => {
    desk.payload.logger.error({ err: new Error('broken') })
    const err = Object.assign(new Error('Not allowed'), { status: 403 })
    desk.payload.logger.error({ err, msg: 'A round of schedules failed' })
  })
  expect(lines).toMatchObject([
    { level: 'error', err: { stack: expect.stringContaining('    at ') } },
    { level: 'error', msg: 'A round of schedules failed' },
  ])
})
