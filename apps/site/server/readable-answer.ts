import { CALLS, readAnswer } from '@gaashaan/contract'
import type * as v from 'valibot'
import type { IsReadable } from './judged-answer.ts'

const calls: readonly { readonly path: string; readonly data?: v.GenericSchema }[] =
  Object.values(CALLS)

/** Schemas of the calls whose path has no changing part, and of the others by what stands before it. */
const exact = new Map<string, v.GenericSchema>()
const before = new Map<string, v.GenericSchema>()
for (const { path, data } of calls) {
  if (!data) continue
  if (path.endsWith('/:id')) before.set(path.slice(0, -'/:id'.length), data)
  else exact.set(path, data)
}

/** Whether JSON is the answer of the call at an address, as the pages will read it. */
export function readableAt(address: string): IsReadable {
  const [path = ''] = address.split('?', 1)
  const schema = exact.get(path) ?? before.get(path.slice(0, path.lastIndexOf('/')))
  return (json) => schema === undefined || readAnswer(schema, json) !== undefined
}
