import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { fieldErrorMessage } from './field-error-message.ts'

const told = (error: Error, result: object) =>
  fieldErrorMessage({ error, result, context: {}, req: {} as PayloadRequest } as never)

test('an error with fields is told with them, whatever class it has', async () => {
  const data = { errors: [{ path: 'altSo', message: 'Say what the picture shows.' }] }
  const error = Object.assign(new Error('Invalid'), { data })
  const result = { errors: [{ message: 'Invalid' }] }
  expect(await told(error, result)).toEqual({
    response: { errors: [{ name: 'ValidationError', message: 'Invalid', data }] },
  })
})

test('an answer that has the fields, or an error without any, stays as it is', async () => {
  const data = { errors: [{ path: 'x', message: 'y' }] }
  const whole = { errors: [{ message: 'Invalid', data }] }
  expect(await told(Object.assign(new Error('Invalid'), { data }), whole)).toBeUndefined()
  expect(await told(new Error('Other'), { errors: [{ message: 'Other' }] })).toBeUndefined()
})
