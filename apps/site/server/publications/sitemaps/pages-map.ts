import { featuredOperations } from '../../../app/api/operations.ts'
import type { Transport } from '../../../app/api/transport.ts'
import { ARCHIVE_PATHS } from '../../../app/archive/archive.ts'
import { LISTED_PATHS } from '../../../app/paths/canonical-paths.ts'
import { operationPath } from '../../../app/paths/operation-path.ts'
import { bilingualPage, type SitemapPage } from './sitemap-xml.ts'

/** The pages with a fixed path, the archives, which link to each month, and the operations. */
export async function pagesMap(transport: Transport): Promise<SitemapPage[]> {
  const { items } = await featuredOperations(transport, 'SO')
  const operations = items.flatMap((operation): SitemapPage[] => {
    const path = operationPath(operation)
    if (path === undefined) return []
    return [operation.title_so ? bilingualPage(path) : { paths: { EN: path } }]
  })
  return [...[...LISTED_PATHS, ...Object.values(ARCHIVE_PATHS)].map(bilingualPage), ...operations]
}
