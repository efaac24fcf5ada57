import { MAX_REDIRECTS, type Redirect } from '@gaashaan/contract'
import type { Load } from './load.ts'

/** All redirects, ordered by their old path. */
export const redirects: Load = async (desk): Promise<readonly Redirect[]> => {
  const { docs } = await desk.find({
    collection: 'redirects',
    where: { _status: { equals: 'published' } },
    sort: 'from',
    depth: 0,
    limit: MAX_REDIRECTS,
    pagination: false,
  })
  return docs.map(({ from, to, permanent }) => ({ from, to, permanent: permanent === true }))
}
