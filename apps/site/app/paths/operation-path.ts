import type { Operation } from '@gaashaan/contract'
import { articleSlug } from '../news/slug.ts'
import { PATHS } from './canonical-paths.ts'

/** The path of an operation's own page; none for a host that gives its operations no number. */
export function operationPath({ id, title }: Pick<Operation, 'id' | 'title'>) {
  return id === undefined ? undefined : `${PATHS.operations}/${articleSlug(title, id)}`
}
