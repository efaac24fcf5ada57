import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { fieldErrorMessage } from './field-error-message.ts'

const runHook = (error: Error, result: object) =>
  fieldErrorMessage({ error, result, context: {}, req: {} as PayloadRequest } as never)

test('an error with fields gets them into the response, whatever its class', async () => {
  const data = { errors: [{ path: 'altSo', message: 'Say what the picture shows.' }] }
  const error = Object.assign(new Error('Invalid'), { data })
  const result = { errors: [{ message: 'Invalid' }] }
  expect(await runHook(error, result)).toEqual({
    response: { errors: [{ name: 'ValidationError', message: 'Invalid', data }] },
  })
})

test('a response that has the fields and an error without fields stay unchanged', async () => {
  const data = { errors: [{ path: 'x', message: 'y' }] }
  const complete = { errors: [{ message: 'Invalid', data }] }
  expect(await runHook(Object.assign(new Error('Invalid'), { data }), complete)).toBeUndefined()
  expect(await runHook(new Error('Other'), { errors: [{ message: 'Other' }] })).toBeUndefined()
})
