import { Writable } from 'node:stream'
import type { Payload } from 'payload'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { errorWithoutParameters, omitParametersFromLogs } from './error-without-parameters.ts'

const desk = testDesk()

async function failStatement(): Promise<unknown> {
  const data = { name: 'Qarsoodi', email: 'qarsoodi@tusaale.example', subject: 'Qarsoodi' }
  return desk.payload.db
    .create({
      collection: 'contact-messages',
      data: {
        ...data,
        id: 1,
        department: 'press',
        message: 'Qarsoodi\n    weyn',
        createdAt: 'Qarsoodi',
      },
    })
    .then(() =>
      desk.payload.db.create({ collection: 'contact-messages', data: { ...data, id: 1 } }),
    )
    .catch((error: unknown) => error)
}

test('a failed statement is logged without its parameters', async () => {
  const error = await failStatement()
  expect(error).toBeInstanceOf(Error)
  const lines: string[] = []
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  const payload = { logger: pino({}, destination) } as unknown as Payload
  omitParametersFromLogs(payload)
  payload.logger.error({ err: error, msg: 'Storing failed' })
  expect(lines.join('')).toContain('Storing failed')
  expect(lines.join('').toLowerCase()).not.toContain('qarsoodi')
})

test('an address in the message of a library or a mail server is not logged', () => {
  const logged = errorWithoutParameters(new Error('no account for qof@tusaale.example here'))
  expect(logged.message).toBe('no account for (address) here')
  expect(logged.stack).not.toContain('tusaale')
  const refused = Object.assign(new Error('550 qof is unknown'), {
    code: 'EENVELOPE',
    responseCode: 550,
  })
  expect(errorWithoutParameters(refused)).toEqual({
    type: 'Error',
    message: 'The mail server said 550',
    code: 'EENVELOPE',
  })
})

test('an error is logged with its type, its code, its cause and its stack', () => {
  const cause = Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' })
  const logged = errorWithoutParameters(new TypeError('Failed query: x\nparams: secret', { cause }))
  expect(logged).toMatchObject({
    type: 'TypeError',
    message: 'Failed query: x',
    cause: { type: 'Error', message: 'busy', code: 'SQLITE_BUSY' },
  })
  expect(logged.stack).toContain('error-without-parameters.test.ts')
  expect(logged.stack).not.toContain('secret')
})
