import { type Load, languageOf, required } from '../load.ts'
import { findLeaders } from './find-leaders.ts'

/**
 * The leaders with a title: with `strict=1` exactly this one, else any that has the words in it, in
 * either case. The titles are compared here and not in the database, whose rules for upper and lower
 * case are not the same in SQLite and PostgreSQL.
 */
export const leaderByTitle: Load = async (desk, call) => {
  const title = required(call.title, 'title')
  const language = languageOf(call)
  const leaders = await Promise.all([
    findLeaders(desk, 'ministry', language),
    findLeaders(desk, 'army', language),
  ])
  const words = title.toLowerCase()
  const matching = leaders
    .flat()
    .filter((leader) =>
      call.strict ? leader.title === title : leader.title.toLowerCase().includes(words),
    )
  return matching.length === 0 ? undefined : matching
}
