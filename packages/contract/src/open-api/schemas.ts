import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { LIMIT, PAGE, PAGE_SIZE, type QueryKey } from '../calls.ts'
import { CATEGORY_IDS } from '../categories.ts'
import { LEADERSHIP_TITLES } from '../content/leadership.ts'
import { LANGUAGES } from '../language.ts'
import { MAX_SUBCATEGORY_CHARS, MAX_TITLE_CHARS } from '../query.ts'

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 has them. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

/**
 * As it is sent, before it is read; rules that JSON Schema has no words for, such as that a date can
 * be read, are left to the examples.
 */
const CONVERSION: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideSchema({ jsonSchema }) {
    // A number that other hosts may send as digits: ours sends the number.
    if (jsonSchema.type === 'integer' && jsonSchema.anyOf) {
      const { anyOf: _either, ...whole } = jsonSchema
      return whole
    }
    return undefined
  },
}

/** The shape of an answer or a body, from the schema that checks it. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _draft, ...shape } = toJsonSchema(schema, CONVERSION)
  return shape
}

/** What a query key may be, from the bounds that check it. */
export const KIND_SCHEMAS: Readonly<Record<QueryKey['kind'], JsonSchema>> = {
  language: { type: 'string', enum: [...LANGUAGES] },
  category: { type: 'integer', enum: [...CATEGORY_IDS] },
  limit: { type: 'integer', minimum: LIMIT.least, maximum: LIMIT.most, default: LIMIT.default },
  page: { type: 'integer', minimum: PAGE.least, maximum: PAGE.most },
  pageSize: {
    type: 'integer',
    minimum: PAGE_SIZE.least,
    maximum: PAGE_SIZE.most,
    default: PAGE_SIZE.default,
  },
  subcategory: { type: 'string', minLength: 1, maxLength: MAX_SUBCATEGORY_CHARS },
  switch: { type: 'integer', enum: [0, 1] },
  instant: { type: 'string', format: 'date-time', examples: ['2026-11-18T06:30:00.000Z'] },
  title: {
    type: 'string',
    minLength: 1,
    maxLength: MAX_TITLE_CHARS,
    examples: Object.values(LEADERSHIP_TITLES).flatMap(({ SO, EN }) => [SO, EN]),
  },
  strict: { type: 'integer', enum: [0, 1] },
}
