import { featuredOperations } from '../../../app/api/operations.ts'
import type { Transport } from '../../../app/api/transport.ts'
import { ARCHIVES } from '../../../app/archive/archive.ts'
import { LISTED_PATHS } from '../../../app/paths/canonical-paths.ts'
import { operationPath } from '../../../app/paths/operation-path.ts'
import { type MapPage, pageInBoth } from './sitemap-xml.ts'

/**
 * The pages with a fixed address, the archives from which each month is reached, and the pages of
 * the operations, in the languages that they have.
 */
export async function pagesMap(transport: Transport): Promise<MapPage[]> {
  const { items } = await featuredOperations(transport, 'SO')
  const operations = items.flatMap((operation): MapPage[] => {
    const path = operationPath(operation)
    if (path === undefined) return []
    return [operation.title_so ? pageInBoth(path) : { paths: { EN: path } }]
  })
  return [...[...LISTED_PATHS, ...Object.values(ARCHIVES)].map(pageInBoth), ...operations]
}
