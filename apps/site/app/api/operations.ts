import type { Language, Operation, OperationPage } from '@gaashaan/contract'
import { asList, type CallResult, call, type List } from './call.ts'
import type { Transport } from './transport.ts'

/** The featured operations and campaigns, with both languages' texts. */
export async function featuredOperations(
  transport: Transport,
  language: Language,
): Promise<List<Operation>> {
  return asList(await call(transport, 'featuredOperations', { language }))
}

/**
 * One operation with its photos and posts. From a host without this call it is the operation of the
 * list, with neither photos nor posts.
 */
export async function operationById(
  transport: Transport,
  id: number,
  language: Language,
): Promise<CallResult<OperationPage>> {
  const result = await call(transport, 'operation', { language }, id)
  if (result.state !== 'missing') return result
  const { items } = await featuredOperations(transport, language)
  const listed = items.find((operation) => operation.id === id)
  return listed ? { state: 'loaded', data: { ...listed, photos: [], posts: [] } } : result
}
