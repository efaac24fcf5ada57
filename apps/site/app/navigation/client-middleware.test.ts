import { UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { isFailure } from './client-middleware.ts'

test.each([
  ['data', { type: 'data', result: null }, false],
  ['a redirect', { type: 'error', result: redirect('/') }, false],
  ['a page that is not there', { type: 'error', result: new ErrorResponse(404, '', null) }, false],
  ['a proxy without its site', { type: 'error', result: new ErrorResponse(502, '', '') }, true],
  ['a reader who asks too much', { type: 'error', result: new ErrorResponse(429, '', '') }, true],
  ['no network', { type: 'error', result: new TypeError('Failed to fetch') }, true],
  ['nothing', { type: 'error', result: undefined }, true],
] as const)('%s as a result is a failure or not', (_what, result, expected) => {
  expect(isFailure(result)).toBe(expected)
})
