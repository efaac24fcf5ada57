import * as v from 'valibot'

/** A subcategory of posts, named in the response's language (Specification §3). */
const SubcategorySchema = v.object({
  id: v.optional(v.number()),
  name: v.pipe(v.string(), v.minLength(1)),
})

export const SubcategoriesSchema = v.array(SubcategorySchema)

export type Subcategory = v.InferOutput<typeof SubcategorySchema>
