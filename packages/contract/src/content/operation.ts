import * as v from 'valibot'
import { PictureSchema } from './picture.ts'
import { PostsSchema } from './post.ts'

/** The statuses of operations (Specification §4). */
export const OPERATION_STATUSES = ['Active', 'Completed', 'Unknown'] as const

export type OperationStatus = (typeof OPERATION_STATUSES)[number]

const OptionalText = v.optional(v.nullable(v.string()))

const operationFields = {
  id: v.optional(v.number()),
  title: v.string(),
  title_so: OptionalText,
  description: OptionalText,
  description_so: OptionalText,
  address: OptionalText,
  address_so: OptionalText,
  photo: OptionalText,
  picture: v.optional(v.nullable(PictureSchema)),
  status_name: v.pipe(
    v.optional(v.nullable(v.string()), null),
    v.transform(
      (name): OperationStatus => OPERATION_STATUSES.find((status) => status === name) ?? 'Unknown',
    ),
  ),
  start_date: OptionalText,
}

/**
 * An operation or campaign with both languages' texts (Specification §3). Any other status becomes
 * Unknown, so that a new status of another host does not hide its operation.
 */
export const OperationSchema = v.object(operationFields)

export const OperationsSchema = v.array(OperationSchema)

export type Operation = v.InferOutput<typeof OperationSchema>
export type OperationPayload = v.InferInput<typeof OperationSchema>

/**
 * An operation with its photos, and with its posts of every kind that are public in the language, newest
 * first and without `content`. Our host's addition.
 */
export const OperationPageSchema = v.object({
  ...operationFields,
  photos: v.array(PictureSchema),
  posts: PostsSchema,
})

export type OperationPage = v.InferOutput<typeof OperationPageSchema>
export type OperationPagePayload = v.InferInput<typeof OperationPageSchema>
