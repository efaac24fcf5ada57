import type { Language, Operation } from '@gaashaan/contract'
import { asList, call, type List } from './call.ts'
import type { Transport } from './transport.ts'

/** The featured operations and campaigns, with both languages' texts. */
export async function featuredOperations(
  transport: Transport,
  language: Language,
): Promise<List<Operation>> {
  return asList(await call(transport, 'featuredOperations', { language }))
}
