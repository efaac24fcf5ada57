import {
  ARMY_INSTITUTION,
  type CallName,
  LANGUAGES,
  type Language,
  LEADERSHIP_ROLES,
  LEADERSHIP_TITLES,
  type Leader,
  LeaderSchema,
} from '@gaashaan/contract'
import { LANGUAGE_GROUP } from '@gaashaan/desk/collections/language-fields'
import { isColour } from '@gaashaan/desk/collections/leaders/colour'
import * as v from 'valibot'
import { FetchError } from '../media/fetch-file.ts'
import { addFailure, type Report } from '../report/report.ts'
import type { SourceLeader } from '../source-items.ts'
import { type LeaderProfiles, pairLeaders } from './pair-leaders.ts'
import { baseUrl, callText, fileUrl, type HostCall, type Query } from './read-call.ts'

type Place = Pick<SourceLeader, 'key' | 'address' | 'institution' | 'role' | 'order'>

function sourceLeader(profiles: LeaderProfiles, host: URL, place: Place): SourceLeader {
  const { id, photo, bgColor } = (profiles.SO ?? profiles.EN) as Leader
  const photoUrl = fileUrl(photo, host)
  const texts = Object.entries(profiles).map(([language, { name, title, description }]) => [
    LANGUAGE_GROUP[language as Language],
    { name, title, html: description ?? '' },
  ])
  return {
    ...place,
    id,
    texts: Object.fromEntries(texts),
    photo: photoUrl ? { address: photoUrl } : undefined,
    bgColor: bgColor && isColour(bgColor) ? bgColor : undefined,
  }
}

/** The ministry's leaders, one for each role, and the army's in the order of the host. */
export async function readLeaders(
  call: HostCall,
  host: URL,
  report: Report,
): Promise<SourceLeader[]> {
  const fetchLeaders = async (name: CallName, query: Query, id?: number): Promise<Leader[]> => {
    try {
      const { data, address } = await call(name, query, id)
      const items = Array.isArray(data) ? data : [data]
      return items.flatMap((item) => {
        const parsed = v.safeParse(LeaderSchema, item)
        if (parsed.success && parsed.output.name.trim() !== '') return [parsed.output]
        const reason = parsed.success ? 'it has no name' : parsed.issues[0].message
        addFailure(report, { thing: 'leader', address, reason })
        return []
      })
    } catch (error) {
      // A missing profile is no error (Specification §8).
      if (!(error instanceof FetchError) || error.status !== 404) {
        const reason = (error as Error).message
        addFailure(report, { thing: 'list', address: callText(name, query), reason })
      }
      return []
    }
  }

  const leaders: SourceLeader[] = []
  for (const [index, role] of LEADERSHIP_ROLES.entries()) {
    const profiles: LeaderProfiles = {}
    for (const language of LANGUAGES) {
      const query = { title: LEADERSHIP_TITLES[role][language], language, strict: '1' }
      const [leader] = await fetchLeaders('leaderByTitle', query)
      if (leader) profiles[language] = leader
    }
    if (Object.keys(profiles).length === 0) continue
    const key = `leader:role:${role}`
    const address = `${baseUrl(host)}/api/leadership/by-title (${role})`
    const place = { key, address, institution: 'ministry', role, order: index + 1 } as const
    leaders.push(sourceLeader(profiles, host, place))
  }

  const armyIn = (language: Language) =>
    fetchLeaders('leadersByInstitution', { language }, ARMY_INSTITUTION)
  const army = pairLeaders({ SO: await armyIn('SO'), EN: await armyIn('EN') })
  const address = `${baseUrl(host)}/api/leadership/public/by-institution/${ARMY_INSTITUTION}`
  for (const [index, { key, profiles, isUncertain }] of army.entries()) {
    const place = { key, address, institution: 'army', order: index + 1 } as const
    leaders.push(sourceLeader(profiles, host, place))
    if (!isUncertain) continue
    const name = (profiles.SO ?? profiles.EN)?.name
    const note = `${name} came in one language: several share the photo, and the host gives no number.`
    report.notes.push({ address, note })
  }
  return leaders
}
