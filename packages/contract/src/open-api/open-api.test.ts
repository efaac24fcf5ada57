import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { CALLS, type Call } from '../calls.ts'
import {
  contactMessageExamples,
  featuredPostExamples,
  leaderExamples,
  operationExamples,
  postExamples,
  postPageExamples,
  subcategoryExamples,
  wrongContactMessages,
  wrongLeaderShapes,
  wrongPostShapes,
  wrongSubcategoryShapes,
} from '../examples/index.ts'
import { failedResponse } from '../response.ts'
import { CALL_DESCRIPTIONS, type PublicCallName } from './call-descriptions.ts'
import { openApi, PUBLIC_CALLS } from './open-api.ts'
import { jsonSchemaOf } from './schemas.ts'

const document = openApi('https://www.site.example')

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)

function faults(schema: object, value: unknown): unknown[] {
  return ajv.validate(schema, value) ? [] : (ajv.errors ?? [])
}

function shapeOf(name: PublicCallName): object {
  const { data, body }: Call = CALLS[name]
  const schema = data ?? body
  if (schema === undefined) throw new Error(`${name} has no shape`)
  return jsonSchemaOf(schema)
}

test('the document is OpenAPI 3.1', async () => {
  const validator = new Validator()
  const result = await validator.validate(structuredClone(document))
  expect(result.errors).toBeUndefined()
  expect([result.valid, validator.version]).toEqual([true, '3.1'])
})

test('every relayed call is in it, and no other', () => {
  const relayed = Object.entries(CALLS).flatMap(([name, { relayed }]) => (relayed ? [name] : []))
  expect([...PUBLIC_CALLS].sort()).toEqual(relayed.sort())
  expect(Object.keys(document.paths)).toHaveLength(relayed.length)
  expect(Object.keys(CALL_DESCRIPTIONS)).toEqual(PUBLIC_CALLS)
  expect(JSON.stringify(document)).not.toContain('preview')
})

const GOOD: readonly [PublicCallName, string, unknown][] = [
  ...Object.entries({ ...postExamples, ...postPageExamples }).map(
    ([name, example]): [PublicCallName, string, unknown] => ['post', name, example],
  ),
  ...Object.entries(contactMessageExamples).map(
    ([name, example]): [PublicCallName, string, unknown] => ['contactSubmit', name, example],
  ),
  ['latestPosts', 'all', Object.values(postExamples)],
  ['postsByCategory', 'all', Object.values(postExamples)],
  ['pressReleases', 'one', [postExamples.pressRelease]],
  ['featuredPosts', 'thin', Object.values(featuredPostExamples)],
  ['featuredOperations', 'all', Object.values(operationExamples)],
  ['leaderByTitle', 'all', Object.values(leaderExamples)],
  ['leadersByInstitution', 'all', Object.values(leaderExamples)],
  ...Object.entries(subcategoryExamples).map(
    ([name, example]): [PublicCallName, string, unknown] => ['subcategories', name, example],
  ),
]

test.each(GOOD)('%s allows the example %s', (name, _example, value) => {
  expect(faults(shapeOf(name), value)).toEqual([])
})

/** JSON Schema has no words for "a date that can be read", nor for "one of two names of a date". */
const BEYOND = ['withoutDate', 'unreadableDate']

const BAD: readonly [PublicCallName, string, unknown][] = [
  ...Object.entries(wrongPostShapes)
    .filter(([name]) => !BEYOND.includes(name))
    .map(([name, value]): [PublicCallName, string, unknown] => ['latestPosts', name, value]),
  ...Object.entries(wrongSubcategoryShapes).map(
    ([name, value]): [PublicCallName, string, unknown] => ['subcategories', name, value],
  ),
  ...Object.entries(wrongLeaderShapes).map(([name, value]): [PublicCallName, string, unknown] => [
    'leaderByTitle',
    name,
    value,
  ]),
  ['contactSubmit', 'notAnObject', wrongContactMessages.notAnObject?.body],
  ['contactSubmit', 'withoutName', { ...contactMessageExamples.typical, name: undefined }],
  ['contactSubmit', 'longName', wrongContactMessages.longName?.body],
]

test.each(BAD)('%s refuses the wrong shape %s', (name, _shape, value) => {
  expect(faults(shapeOf(name), JSON.parse(JSON.stringify(value)))).not.toEqual([])
})

test('every call tells that too many requests are refused, with the code for it', () => {
  for (const item of Object.values(document.paths)) {
    for (const { responses } of Object.values(item)) {
      const refused = (responses as Record<number, { description: string }>)[429]
      expect(refused?.description).toContain('too_many_requests: ')
    }
  }
})

test('every example of the document has the shape that stands beside it', () => {
  for (const item of Object.values(document.paths)) {
    for (const { requestBody, responses } of Object.values(item)) {
      const { schema, example } = responses[200].content['application/json']
      expect(faults(schema, example)).toEqual([])
      const body = requestBody?.content['application/json']
      if (body) expect(faults(body.schema, body.example)).toEqual([])
    }
  }
  expect(faults(document.components.schemas.Failure, failedResponse('not_found'))).toEqual([])
})
