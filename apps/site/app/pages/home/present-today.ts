import type { Language, Post } from '@gaashaan/contract'
import { isoDay, longDate } from '../../language/dates.ts'
import { todayMessages as en } from '../../messages/en/today.server.ts'
import { messagesFor } from '../../messages/messages.ts'
import { todayMessages as so } from '../../messages/so/today.server.ts'
import { fileOf } from '../../news/present-post.ts'
import { presentTenderFacts } from '../../news/present-tender.ts'
import { articlePath } from '../../paths/article-path.ts'
import type { OwnTexts } from '../../settings/settings.ts'

const WORDS = { SO: so, EN: en } as const

export interface TodayParts {
  /** The newest press release. */
  readonly statement: Post | undefined
  /** The open tender that closes next. */
  readonly tender: Post | undefined
  /** The ministry's own texts, where it has changed them. */
  readonly texts: OwnTexts | undefined
  /** A day of Mogadishu, such as `2026-11-20`. */
  readonly today: string
}

function titleOf(post: Post) {
  return { id: post.id, title: post.title, to: articlePath(post) }
}

/** What stands under the home page's news: labels, and the posts that there are. */
export function presentToday(parts: TodayParts, language: Language) {
  const { statement, tender, texts, today } = parts
  const { contact, posts } = messagesFor(language)
  const facts = tender && presentTenderFacts(tender, language, today)
  return {
    labels: { ...WORDS[language], hotline: texts?.hotline ?? contact.hotline },
    date: longDate(today, language),
    day: today,
    ...(statement && {
      statement: {
        ...titleOf(statement),
        date: longDate(statement.created_at, language),
        day: isoDay(statement.created_at),
        ...fileOf(statement, language),
      },
    }),
    ...(tender &&
      facts?.closes && {
        tender: {
          ...titleOf(tender),
          closes: `${posts.tenders.closes}: ${facts.closes.date}`,
          day: facts.closes.day,
          left: posts.tenders.daysLeft(facts.daysLeft ?? 0),
        },
      }),
  }
}

export type TodayOnHome = ReturnType<typeof presentToday>
