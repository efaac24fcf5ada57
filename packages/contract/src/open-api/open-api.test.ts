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

function schemaErrors(schema: object, value: unknown): unknown[] {
  return ajv.validate(schema, value) ? [] : (ajv.errors ?? [])
}

function schemaOf(name: PublicCallName): object {
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

test('the document has every relayed call and no other', () => {
  const relayed = Object.entries(CALLS).flatMap(([name, { relayed }]) => (relayed ? [name] : []))
  expect([...PUBLIC_CALLS].sort()).toEqual(relayed.sort())
  expect(Object.keys(document.paths)).toHaveLength(relayed.length)
  expect(Object.keys(CALL_DESCRIPTIONS)).toEqual(PUBLIC_CALLS)
  expect(JSON.stringify(document)).not.toContain('preview')
})

type Case = readonly [PublicCallName, string, unknown]

const casesOf = (call: PublicCallName, examples: object): readonly Case[] =>
  Object.entries(examples).map(([name, example]) => [call, name, example])

const VALID: readonly Case[] = [
  ...casesOf('post', { ...postExamples, ...postPageExamples }),
  ...casesOf('contactSubmit', contactMessageExamples),
  ['latestPosts', 'all', Object.values(postExamples)],
  ['postsByCategory', 'all', Object.values(postExamples)],
  ['pressReleases', 'one', [postExamples.pressRelease]],
  ['featuredPosts', 'thin', Object.values(featuredPostExamples)],
  ['featuredOperations', 'all', Object.values(operationExamples)],
  ['leaderByTitle', 'all', Object.values(leaderExamples)],
  ['leadersByInstitution', 'all', Object.values(leaderExamples)],
  ...casesOf('subcategories', subcategoryExamples),
]

test.each(VALID)('%s allows the example %s', (name, _example, value) => {
  expect(schemaErrors(schemaOf(name), value)).toEqual([])
})

/** JSON Schema cannot express that a date can be parsed, or that one of two fields is present. */
const INEXPRESSIBLE = ['withoutDate', 'unreadableDate']

const INVALID: readonly Case[] = [
  ...casesOf('latestPosts', wrongPostShapes).filter(([, name]) => !INEXPRESSIBLE.includes(name)),
  ...casesOf('subcategories', wrongSubcategoryShapes),
  ...casesOf('leaderByTitle', wrongLeaderShapes),
  ['contactSubmit', 'notAnObject', wrongContactMessages.notAnObject?.body],
  ['contactSubmit', 'withoutName', { ...contactMessageExamples.typical, name: undefined }],
  ['contactSubmit', 'longName', wrongContactMessages.longName?.body],
]

test.each(INVALID)('%s refuses the wrong shape %s', (name, _shape, value) => {
  expect(schemaErrors(schemaOf(name), JSON.parse(JSON.stringify(value)))).not.toEqual([])
})

test('every call has the error for too many requests', () => {
  for (const item of Object.values(document.paths)) {
    for (const { responses } of Object.values(item)) {
      const response = (responses as Record<number, { description: string }>)[429]
      expect(response?.description).toContain('too_many_requests: ')
    }
  }
})

test('every example in the document matches its schema', () => {
  for (const item of Object.values(document.paths)) {
    for (const { requestBody, responses } of Object.values(item)) {
      const { schema, example } = responses[200].content['application/json']
      expect(schemaErrors(schema, example)).toEqual([])
      const body = requestBody?.content['application/json']
      if (body) expect(schemaErrors(body.schema, body.example)).toEqual([])
    }
  }
  expect(schemaErrors(document.components.schemas.Failure, failedResponse('not_found'))).toEqual([])
})
