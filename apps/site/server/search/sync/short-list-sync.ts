import {
  ARMY_INSTITUTION,
  LANGUAGES,
  type Language,
  LEADERSHIP_ROLES,
  LEADERSHIP_TITLES,
} from '@gaashaan/contract'
import { PATHS } from '../../../app/paths/canonical-paths.ts'
import type { IndexDocument } from '../index-document.ts'
import type { IndexHost } from './index-host.ts'
import type { IndexWriter } from './index-writer.ts'
import { staticPages } from './static-pages.ts'
import { leaderDocument, operationDocument } from './to-index-document.ts'

/**
 * Copies short lists into the index: operations, leaders and the site's own pages. Returns whether
 * something has changed; throws while the host fails.
 */
export async function syncShortLists(
  host: IndexHost,
  writer: IndexWriter,
  sweepId: number,
): Promise<boolean> {
  let hasChanged = false

  function sync(language: Language, list: string, documents: readonly IndexDocument[]): void {
    const changed = documents.filter(
      ({ key, stamp }) => writer.stampOf(language, key)?.stamp !== stamp,
    )
    writer.upsert(changed, sweepId)
    const keys = documents.map(({ key }) => key)
    const removed = writer.removeMissing(language, list, keys)
    hasChanged ||= changed.length + removed > 0
  }

  for (const language of LANGUAGES) {
    sync(language, 'pages', staticPages(language))
    const operations = await host.call('featuredOperations', { language })
    const documents = operations?.data.flatMap((each) => operationDocument(each, language) ?? [])
    sync(language, 'operations', documents ?? [])
    // A list for each page of leaders, so that one that fails leaves the others.
    for (const role of LEADERSHIP_ROLES) {
      const title = LEADERSHIP_TITLES[role][language]
      const response = await host.call('leaderByTitle', { title, language, strict: 1 })
      const place = { list: `leaders ${role}`, path: PATHS[role] }
      const [leader] = response?.data ?? []
      sync(language, place.list, leader ? [leaderDocument(leader, language, place)] : [])
    }
    const army = await host.call('leadersByInstitution', { language }, ARMY_INSTITUTION)
    const place = { list: 'leaders army', path: PATHS.armyLeadership }
    const leaders = (army?.data ?? []).map((leader) => leaderDocument(leader, language, place))
    // A host may give two leaders the same ID.
    sync(language, place.list, [...new Map(leaders.map((each) => [each.key, each])).values()])
  }
  return hasChanged
}
