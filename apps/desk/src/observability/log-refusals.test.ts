import { openLog } from '@gaashaan/runtime/log'
import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { account, ask, person } from '../testing/people.ts'
import { logRefusals } from './log-refusals.ts'

const desk = testDesk()

/** What the desk logs while something is done. */
async function logged(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
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

test('a wrong password, and a role that may not, are lines without a stack', async () => {
  const { email } = await account(desk, ['writer'])
  const writer = await person(desk, ['writer'])
  const lines = await logged(async () => {
    await ask(desk, 'POST', '/users/login', { email, password: 'not this one' })
    await writer.http('POST', '/redirects', { from: '/x', to: '/y' })
  })
  // Payload itself makes a line of the other kinds, with the words alone.
  expect(lines[0]).toMatchObject({ status: 401 })
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(line).toMatchObject({ level: 'info', msg: expect.any(String) })
    expect(JSON.stringify(line)).not.toContain('    at ')
  }
})

test('what the desk did wrong itself is an error with its stack, and so is what a program of ours was refused', async () => {
  const lines = await logged(async () => {
    desk.payload.logger.error({ err: new Error('broken') })
    const err = Object.assign(new Error('Not allowed'), { status: 403 })
    desk.payload.logger.error({ err, msg: 'A round of schedules failed' })
  })
  expect(lines).toMatchObject([
    { level: 'error', err: { stack: expect.stringContaining('    at ') } },
    { level: 'error', msg: 'A round of schedules failed' },
  ])
})
