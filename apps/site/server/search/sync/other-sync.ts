import {
  ARMY_INSTITUTION,
  LANGUAGES,
  LEADERSHIP_ROLES,
  LEADERSHIP_TITLES,
} from '@gaashaan/contract'
import { PATHS } from '../../../app/paths/canonical-paths.ts'
import type { IndexDocument } from '../index-document.ts'
import type { IndexHost } from './index-source.ts'
import type { IndexWriter } from './index-writer.ts'
import { staticPages } from './static-pages.ts'
import { leaderDocument, operationDocument } from './to-index-document.ts'

/** Leaders' lists by the page that shows them, so that one that fails leaves the others. */
const armyList = 'leaders army'

/**
 * Brings into the index what comes in short lists: operations, leaders and the site's own pages.
 * Whether something has changed; throws while the host fails.
 */
export async function syncOthers({
  host,
  writer,
  seen,
}: {
  readonly host: IndexHost
  readonly writer: IndexWriter
  readonly seen: number
}): Promise<boolean> {
  let hasChanged = false

  function take(language: 'SO' | 'EN', list: string, entries: readonly IndexDocument[]): void {
    const changed = entries.filter(
      ({ key, stamp }) => writer.stampOf(language, key)?.stamp !== stamp,
    )
    writer.put(changed, seen)
    const here = new Set(entries.map(({ key }) => key))
    const gone = writer
      .listedFrom(language, list, Number.MIN_SAFE_INTEGER)
      .flatMap(({ key }) => (here.has(key) ? [] : [key]))
    writer.remove(language, gone)
    hasChanged ||= changed.length + gone.length > 0
  }

  for (const language of LANGUAGES) {
    take(language, 'pages', staticPages(language))
    const operations = await host.ask('featuredOperations', { language })
    const shown = operations?.data.flatMap((each) => operationDocument(each, language) ?? [])
    take(language, 'operations', shown ?? [])
    for (const role of LEADERSHIP_ROLES) {
      const title = LEADERSHIP_TITLES[role][language]
      const answer = await host.ask('leaderByTitle', { title, language, strict: 1 })
      const list = `leaders ${role}`
      const [leader] = answer?.data ?? []
      take(
        language,
        list,
        leader ? [leaderDocument(leader, language, { list, path: PATHS[role] })] : [],
      )
    }
    const army = await host.ask('leadersByInstitution', { language }, ARMY_INSTITUTION)
    const place = { list: armyList, path: PATHS.armyLeadership }
    const leaders = (army?.data ?? []).map((leader) => leaderDocument(leader, language, place))
    // A host may number two alike.
    take(language, armyList, [...new Map(leaders.map((each) => [each.key, each])).values()])
  }
  return hasChanged
}
