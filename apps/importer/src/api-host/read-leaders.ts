import {
  ARMY_INSTITUTION,
  LANGUAGES,
  type Language,
  LEADERSHIP_ROLES,
  LEADERSHIP_TITLES,
  type Leader,
  LeaderSchema,
} from '@gaashaan/contract'
import { LANGUAGE_GROUP } from '@gaashaan/desk/collections/language-fields'
import { colourProblem } from '@gaashaan/desk/collections/leaders/colour'
import * as v from 'valibot'
import { NotFetched } from '../media/fetch-file.ts'
import type { Report } from '../report/report.ts'
import type { SourceLeader } from '../source-items.ts'
import { type HostLeader, pairLeaders } from './pair-leaders.ts'
import type { HostCall, Query } from './read-call.ts'

interface Asked {
  readonly call: 'leaderByTitle' | 'leadersByInstitution'
  readonly query: Query
  readonly id?: number
}

function leaderOf(
  told: HostLeader,
  host: URL,
  fixed: Pick<SourceLeader, 'key' | 'address' | 'institution' | 'role' | 'order'>,
): SourceLeader {
  const one = (told.SO ?? told.EN) as Leader
  const photo = one.photo ? URL.parse(one.photo, host.href)?.href : undefined
  const hasColour = one.bgColor && colourProblem(one.bgColor) === undefined
  const texts = Object.entries(told).map(([language, { name, title, description }]) => [
    LANGUAGE_GROUP[language as Language],
    { name, title, html: description ?? '' },
  ])
  return {
    ...fixed,
    ...(one.id !== undefined && { id: one.id }),
    texts: Object.fromEntries(texts),
    ...(photo && { photo: { address: photo } }),
    ...(hasColour && { bgColor: one.bgColor as string }),
  }
}

/** The ministry's leaders, one a role, and the army's in the order in which the host has them. */
export async function readLeaders(
  call: HostCall,
  host: URL,
  report: Report,
): Promise<SourceLeader[]> {
  const ask = async ({ call: name, query, id }: Asked): Promise<Leader[]> => {
    const asked = `${name} ${new URLSearchParams(Object.entries(query) as [string, string][])}`
    try {
      const { data, address } = await call(name, query, id)
      const items = Array.isArray(data) ? data : [data]
      return items.flatMap((item) => {
        const read = v.safeParse(LeaderSchema, item)
        if (read.success && read.output.name.trim() !== '') return [read.output]
        const reason = read.success ? 'it has no name' : read.issues[0].message
        report.entries.push({ thing: 'leader', outcome: 'failed', address, reason })
        return []
      })
    } catch (error) {
      // No profile is no error (Specification §8).
      if (!(error instanceof NotFetched) || error.status !== 404) {
        const reason = (error as Error).message
        report.entries.push({ thing: 'list', outcome: 'failed', address: asked, reason })
      }
      return []
    }
  }

  const leaders: SourceLeader[] = []
  for (const [order, role] of LEADERSHIP_ROLES.entries()) {
    const told: HostLeader = {}
    for (const language of LANGUAGES) {
      const query = { title: LEADERSHIP_TITLES[role][language], language, strict: '1' }
      const [first] = await ask({ call: 'leaderByTitle', query })
      if (first) told[language] = first
    }
    if (Object.keys(told).length === 0) continue
    const address = `${host.href.replace(/\/+$/, '')}/api/leadership/by-title (${role})`
    const fixed = { institution: 'ministry', role, order: order + 1 } as const
    leaders.push(leaderOf(told, host, { key: `leader:role:${role}`, address, ...fixed }))
  }
  const armyIn = (language: Language) =>
    ask({ call: 'leadersByInstitution', query: { language }, id: ARMY_INSTITUTION })
  const army = pairLeaders({ SO: await armyIn('SO'), EN: await armyIn('EN') })
  const address = `${host.href.replace(/\/+$/, '')}/api/leadership/public/by-institution/${ARMY_INSTITUTION}`
  for (const [i, { key, told, isUncertain }] of army.entries()) {
    const leader = leaderOf(told, host, { key, address, institution: 'army', order: i + 1 })
    leaders.push(leader)
    if (!isUncertain) continue
    const [name] = Object.values(leader.texts).map((text) => text.name)
    const note = `${name} came in one language: several share the photo, and the host gives no number.`
    report.notes.push({ address, note })
  }
  return leaders
}
