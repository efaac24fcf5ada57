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
 * One operation with its photos and posts. A host without this call still lists its operations: then
 * the one of the list, with neither.
 */
export async function operationById(
  transport: Transport,
  id: number,
  language: Language,
): Promise<CallResult<OperationPage>> {
  const called = await call(transport, 'operation', { language }, id)
  if (called.state !== 'missing') return called
  const { items } = await featuredOperations(transport, language)
  const listed = items.find((operation) => operation.id === id)
  return listed ? { state: 'loaded', data: { ...listed, photos: [], posts: [] } } : called
}
