import { type Load, required } from '../load.ts'
import { findLeaders } from './find-leaders.ts'

/**
 * The leaders with a title: with `strict=1` the exact title, else any title that contains the text,
 * whatever its case. The titles are compared here and not in the database, since SQLite and
 * PostgreSQL compare upper and lower case differently.
 */
export const leaderByTitle: Load = async (desk, call) => {
  const title = required(call.title, 'title')
  const leaders = await Promise.all([
    findLeaders(desk, 'ministry', call),
    findLeaders(desk, 'army', call),
  ])
  const text = title.toLowerCase()
  const matching = leaders
    .flat()
    .filter((leader) =>
      call.strict ? leader.title === title : leader.title.toLowerCase().includes(text),
    )
  return matching.length === 0 ? undefined : matching
}
