import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { CATEGORY_IDS } from '../categories.ts'
import { LEADERSHIP_TITLES } from '../content/leadership.ts'
import { LANGUAGES } from '../language.ts'
import { MAX_SUBCATEGORY_CHARS, MAX_TITLE_CHARS, MAX_VERSION_CHARS } from '../query.ts'
import { LIMIT, PAGE, PAGE_SIZE, PLACE, type QueryKey } from '../query-keys.ts'

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 uses them. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

/**
 * Converts the shape on the wire, before it is parsed. Rules that JSON Schema cannot express, such as that
 * a date can be parsed, are left out.
 */
const CONVERSION: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideSchema({ jsonSchema }) {
    // Other hosts may send this number as a string of digits; ours sends a number.
    if (jsonSchema.type === 'integer' && jsonSchema.anyOf) {
      const { anyOf: _anyOf, ...number } = jsonSchema
      return number
    }
    return undefined
  },
}

/** The shape of a response's data or of a body, from the schema that checks it. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _draft, ...shape } = toJsonSchema(schema, CONVERSION)
  return shape
}

/** The values of query keys, from the bounds that check them. */
export const KIND_SCHEMAS: Readonly<Record<QueryKey['kind'], JsonSchema>> = {
  language: { type: 'string', enum: [...LANGUAGES] },
  category: { type: 'integer', enum: [...CATEGORY_IDS] },
  limit: { type: 'integer', minimum: LIMIT.min, maximum: LIMIT.max, default: LIMIT.default },
  page: { type: 'integer', minimum: PAGE.min, maximum: PAGE.max },
  pageSize: {
    type: 'integer',
    minimum: PAGE_SIZE.min,
    maximum: PAGE_SIZE.max,
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
  version: { type: 'string', minLength: 1, maxLength: MAX_VERSION_CHARS },
  place: { type: 'integer', minimum: PLACE.min, maximum: PLACE.max },
}
