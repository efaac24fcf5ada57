import { type Field, traverseFields } from 'payload'
import { expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'

const desk = testDesk()

const FIELD_OF_KIND = '/collections/media/admin/field-of-kind.tsx#FieldOfKind'

test('every field for a file offers and accepts one kind of media', async () => {
  const { collections, globals } = await desk.config
  const names: string[] = []
  const withoutKind: string[] = []
  const look = (field: Field, slug: string) => {
    if (field.type !== 'upload') return
    const name = `${slug}.${field.name}`
    names.push(name)
    const { Field: component } = field.admin?.components ?? {}
    const path = typeof component === 'object' && component !== null ? component.path : component
    if (path !== FIELD_OF_KIND || field.filterOptions === undefined) withoutKind.push(name)
  }
  for (const { slug, fields } of [...collections, ...globals])
    traverseFields({ fields, callback: ({ field }) => look(field as Field, slug) })
  expect(names).toEqual(expect.arrayContaining(['partners.logo', 'posts.picture', 'leaders.photo']))
  expect(withoutKind).toEqual([])
})
