import { ERRORS, type ErrorCode, failedResponse } from '@gaashaan/contract'
import { contactMessageExamples, wrongContactMessages } from '@gaashaan/contract/examples'
import { beforeAll, expect, test } from 'vitest'
import type { TransportResult } from '../api/transport.ts'
import type { Visit } from '../context.ts'
import { loadMessages } from '../messages/messages.ts'
import { submitMessage } from './submit-message.server.ts'

beforeAll(() => Promise.all([loadMessages('SO'), loadMessages('EN')]))

function visitor(result: TransportResult, language: 'SO' | 'EN' = 'EN') {
  const sent: { body: unknown; client: string }[] = []
  const warnings: string[] = []
  const visit = {
    language,
    client: '192.0.2.7',
    transport: {
      sendContact: async (body: unknown, client: string) => {
        sent.push({ body, client })
        return result
      },
      warn: (line: string) => warnings.push(line),
    },
  } as unknown as Visit
  return { visit, sent, warnings }
}

const response = (status: number, json: unknown): TransportResult => ({
  kind: 'answer',
  status,
  json,
})

test('a valid message is sent once, with the reader’s network address', async () => {
  const { visit, sent } = visitor(response(200, { success: true, reference: 'A1' }))
  const body = contactMessageExamples.typical
  expect(await submitMessage(body, visit)).toEqual({ status: 200, errors: {}, reference: 'A1' })
  expect(sent).toEqual([{ body, client: '192.0.2.7' }])
})

const wrongForms = Object.entries(wrongContactMessages).filter(([name]) => name !== 'notAnObject')

test.each(wrongForms)('the %s body is refused before it is sent', async (_name, { body }) => {
  const { visit, sent } = visitor(response(200, { success: true }))
  expect(await submitMessage(body, visit)).toMatchObject({ status: 400 })
  expect(sent).toEqual([])
})

test('every invalid field has an error in Somali', async () => {
  const { visit } = visitor(response(200, { success: true }), 'SO')
  const { errors } = await submitMessage({}, visit)
  expect(errors).toMatchObject({
    name: ERRORS.name_required.words.SO,
    agreed: ERRORS.consent_required.words.SO,
  })
})

test.each<[number, ErrorCode, number]>([
  [429, 'too_many_messages', 429],
  [500, 'internal', 503],
  [503, 'unavailable', 503],
])('a response %i with %s becomes a page of status %i', async (status, code, pageStatus) => {
  const { visit } = visitor(response(status, failedResponse(code)))
  expect(await submitMessage(contactMessageExamples.typical, visit)).toEqual({
    status: pageStatus,
    errors: {},
    error: `Failed: ${ERRORS[code].words.EN}`,
  })
})

test('an unreachable host is reported to the reader and to the operators', async () => {
  const { visit, warnings } = visitor({ kind: 'unreachable', reason: 'no answer' }, 'SO')
  expect(await submitMessage(contactMessageExamples.typical, visit)).toMatchObject({
    status: 503,
    error: `Way guuldarreysatay: ${ERRORS.unavailable.words.SO}`,
  })
  expect(warnings).toEqual(['contact message: no answer'])
})
