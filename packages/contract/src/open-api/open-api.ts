import { CALLS, type Call, type QueryKey } from '../calls.ts'
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
import {
  CALL_DESCRIPTIONS,
  KEY_DESCRIPTIONS,
  type KeyName,
  type PublicCallName,
} from './call-descriptions.ts'
import { type JsonSchema, jsonSchemaOf, KIND_SCHEMAS } from './schemas.ts'

/** What the numbers of the categories stand for: `1 somaliNews, 4 documents …`. */
const CATEGORIES = Object.entries(CATEGORY)
  .map(([name, id]) => `${id} ${name}`)
  .join(', ')

/** The public calls, in the order in which they are told. */
export const PUBLIC_CALLS = Object.keys(CALL_DESCRIPTIONS) as readonly PublicCallName[]

/** What a call answers, or is sent, in an example. */
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

const FAILED: JsonSchema = {
  type: 'object',
  required: ['success', 'error', 'code'],
  properties: {
    success: { const: false },
    error: { type: 'string', description: 'What happened and what to do, for people to read.' },
    code: { type: 'string', enum: Object.keys(ERRORS), description: 'The same, for programs.' },
  },
}

function goodAnswer(call: Call): JsonSchema {
  const isPaged = 'page' in call.query
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
      ...(isPaged && {
        total: {
          type: 'integer',
          minimum: 0,
          description: 'The number of items on all pages, where the list is paged.',
        },
      }),
    },
  }
}

const json = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

/** The statuses of a call's errors, with the codes that each stands for. */
function failures(codes: readonly ErrorCode[]) {
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status)
  const told = [...byStatus].toSorted(([one], [other]) => one - other)
  return Object.fromEntries(
    told.map(([status, all]) => [
      String(status),
      {
        description: all.map((code) => `${code}: ${ERRORS[code].words.EN}`).join(' '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}

/** What the relay itself, or the proxy before it, may answer to a GET call (RFC 9110, RFC 6585 §4). */
const OF_EVERY_CALL: readonly ErrorCode[] = [
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
  const errors = [...new Set([...call.errors, ...OF_EVERY_CALL])]
  const inPath = call.path.includes(':id')
    ? [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }]
    : []
  return {
    operationId: name,
    summary: title,
    description: text,
    parameters: [
      ...inPath,
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
      requestBody: { required: true, content: json(jsonSchemaOf(call.body), example) },
    }),
    responses: {
      200: {
        description: 'Done',
        content: json(goodAnswer(call), {
          success: true,
          ...(call.data && { data: example }),
          ...(call.body && { reference: contactReferenceExample }),
        }),
      },
      ...failures(errors),
    },
  }
}

/**
 * The public calls as an OpenAPI 3.1 document, from the schemas and examples that check them: it
 * cannot say anything else than they do. `siteUrl` is the public origin.
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
    components: { schemas: { Failure: FAILED } },
  }
}
