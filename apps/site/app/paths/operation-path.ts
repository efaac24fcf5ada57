import type { Operation } from '@gaashaan/contract'
import { articleSlug } from '@gaashaan/contract/article-path'
import { PATHS } from './canonical-paths.ts'

/** The path of an operation's page; none where the host has no ids for its operations. */
export function operationPath({ id, title }: Pick<Operation, 'id' | 'title'>) {
  return id === undefined ? undefined : `${PATHS.operations}/${articleSlug(title, id)}`
}
