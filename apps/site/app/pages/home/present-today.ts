import type { Language, Post } from '@gaashaan/contract'
import { longDate } from '../../language/dates.ts'
import { todayMessages as en } from '../../messages/en/today.server.ts'
import { messagesFor } from '../../messages/messages.ts'
import { todayMessages as so } from '../../messages/so/today.server.ts'
import { postFile } from '../../news/present-post.ts'
import { presentTenderFacts } from '../../news/present-tender.ts'
import { articlePath } from '../../paths/article-path.ts'
import type { ChangedTexts } from '../../settings/settings.ts'
import { presentDay } from '../present-day.ts'

const MESSAGES = { SO: so, EN: en } as const

interface TodayParts {
  /** The newest press release. */
  readonly statement: Post | undefined
  /** The open tender that closes next. */
  readonly tender: Post | undefined
  /** The ministry's own texts, where it has changed them. */
  readonly texts: ChangedTexts | undefined
  /** A day of Mogadishu, such as `2026-11-20`. */
  readonly today: string
}

function presentTitle(post: Post) {
  return { id: post.id, title: post.title, to: articlePath(post) }
}

/** The panel below the home page's news: its labels, and those of its posts that there are. */
export function presentToday(parts: TodayParts, language: Language) {
  const { statement, tender, texts, today } = parts
  const { contact, posts } = messagesFor(language)
  const facts = tender && presentTenderFacts(tender, language, today)
  return {
    labels: { ...MESSAGES[language], hotline: texts?.hotline ?? contact.hotline },
    date: longDate(today, language),
    day: today,
    ...(statement && {
      statement: {
        ...presentTitle(statement),
        ...presentDay(statement.created_at, language),
        ...postFile(statement, language),
      },
    }),
    ...(tender &&
      facts?.closes && {
        tender: {
          ...presentTitle(tender),
          closes: `${posts.tenders.closes}: ${facts.closes.date}`,
          day: facts.closes.day,
          left: posts.tenders.daysLeft(facts.daysLeft ?? 0),
        },
      }),
  }
}

export type TodayOnHome = ReturnType<typeof presentToday>
