import { UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { isFailure } from './client-middleware.ts'

test.each([
  ['data', { type: 'data', result: null }, false],
  ['a redirect', { type: 'error', result: redirect('/') }, false],
  ['a missing page', { type: 'error', result: new ErrorResponse(404, '', null) }, false],
  ['a proxy without its site', { type: 'error', result: new ErrorResponse(502, '', '') }, true],
  ['too many requests', { type: 'error', result: new ErrorResponse(429, '', '') }, true],
  ['no network', { type: 'error', result: new TypeError('Failed to fetch') }, true],
  ['nothing', { type: 'error', result: undefined }, true],
] as const)('whether %s is a failure', (_name, result, expected) => {
  expect(isFailure(result)).toBe(expected)
})
