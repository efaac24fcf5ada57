import { CALLS, type Call } from '../calls.ts'
import { CATEGORY } from '../categories.ts'
import { ERRORS, type ErrorCode } from '../errors.ts'
import {
  contactMessageExamples,
  contactReferenceExample,
  featuredPostExamples,
  leaderExamples,
  operationExamples,
  postExamples,
  subcategoryExamples,
} from '../examples/index.ts'
import type { QueryKey } from '../query-keys.ts'
import {
  CALL_DESCRIPTIONS,
  KEY_DESCRIPTIONS,
  type KeyName,
  type PublicCallName,
} from './call-descriptions.ts'
import { type JsonSchema, jsonSchemaOf, KIND_SCHEMAS } from './schemas.ts'

/** The category ids with their names: `1 somaliNews, 4 documents …`. */
const CATEGORIES = Object.entries(CATEGORY)
  .map(([name, id]) => `${id} ${name}`)
  .join(', ')

/** The public calls, in the order of the documentation. */
export const PUBLIC_CALLS = Object.keys(CALL_DESCRIPTIONS) as readonly PublicCallName[]

/** An example of each call's data, or of its body. */
export const CALL_EXAMPLES: Readonly<Record<PublicCallName, unknown>> = {
  featuredPosts: [featuredPostExamples.thin],
  latestPosts: [postExamples.typical],
  postsByCategory: [postExamples.typical, postExamples.withoutPicture],
  pressReleases: [postExamples.pressRelease],
  post: postExamples.typical,
  subcategories: subcategoryExamples.typical,
  featuredOperations: [operationExamples.typical],
  leaderByTitle: [leaderExamples.typical],
  leadersByInstitution: [leaderExamples.typical],
  contactSubmit: contactMessageExamples.typical,
}

const FAILURE: JsonSchema = {
  type: 'object',
  required: ['success', 'error', 'code'],
  properties: {
    success: { const: false },
    error: { type: 'string', description: 'What happened and what to do, for people to read.' },
    code: { type: 'string', enum: Object.keys(ERRORS), description: 'The same, for programs.' },
  },
}

function successSchema(call: Call): JsonSchema {
  return {
    type: 'object',
    required: call.data ? ['success', 'data'] : ['success'],
    properties: {
      success: { const: true },
      ...(call.data && { data: jsonSchemaOf(call.data) }),
      ...(call.body && {
        reference: {
          type: 'string',
          description: 'What the message can be asked about by, where the host gives one.',
        },
      }),
      ...('page' in call.query && {
        total: {
          type: 'integer',
          minimum: 0,
          description: 'The number of items on all pages, where the list is paged.',
        },
      }),
    },
  }
}

const jsonContent = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

/** The responses of a call's errors by status, each with the codes of that status. */
function errorResponses(codes: readonly ErrorCode[]) {
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status)
  const sorted = [...byStatus].toSorted(([a], [b]) => a - b)
  return Object.fromEntries(
    sorted.map(([status, statusCodes]) => [
      String(status),
      {
        description: statusCodes.map((code) => `${code}: ${ERRORS[code].words.EN}`).join(' '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}

/** Errors of the relay itself or of the proxy in front of it (RFC 9110, RFC 6585 §4). */
const COMMON_ERRORS: readonly ErrorCode[] = [
  'https_required',
  'method_not_allowed',
  'too_many_requests',
  'unavailable',
]

function operation(name: PublicCallName) {
  const call: Call = CALLS[name]
  const { title, text } = CALL_DESCRIPTIONS[name].EN
  const keys = Object.entries<QueryKey>(call.query)
  const example = CALL_EXAMPLES[name]
  const errors = [...new Set([...call.errors, ...COMMON_ERRORS])]
  const pathParameters = call.path.includes(':id')
    ? [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }]
    : []
  return {
    operationId: name,
    summary: title,
    description: text,
    parameters: [
      ...pathParameters,
      ...keys.map(([key, { kind, required }]) => ({
        name: key,
        in: 'query',
        required,
        description:
          KEY_DESCRIPTIONS[key as KeyName].EN + (kind === 'category' ? `: ${CATEGORIES}` : ''),
        schema: KIND_SCHEMAS[kind],
      })),
    ],
    ...(call.body && {
      requestBody: { required: true, content: jsonContent(jsonSchemaOf(call.body), example) },
    }),
    responses: {
      200: {
        description: 'Done',
        content: jsonContent(successSchema(call), {
          success: true,
          ...(call.data && { data: example }),
          ...(call.body && { reference: contactReferenceExample }),
        }),
      },
      ...errorResponses(errors),
    },
  }
}

/**
 * The public calls as an OpenAPI 3.1 document, generated from the schemas that check them. `siteUrl` is
 * the public origin.
 */
export function openApi(siteUrl: string) {
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Ministry of Defence: public calls',
      version: '1',
      description:
        'The content of the site, open to everyone: news, press releases, videos, documents, tenders, operations and leaders, in Somali and English. No key is needed; pages on any site may use the GET calls.',
    },
    servers: [{ url: siteUrl }],
    paths: Object.fromEntries(
      PUBLIC_CALLS.map((name) => [
        CALLS[name].path.replace(':id', '{id}'),
        { [CALLS[name].method.toLowerCase()]: operation(name) },
      ]),
    ),
    components: { schemas: { Failure: FAILURE } },
  }
}
