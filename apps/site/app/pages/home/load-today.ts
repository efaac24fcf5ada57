import { pressReleasesPage } from '../../api/posts.ts'
import { siteSettings } from '../../api/site-settings.ts'
import type { Visit } from '../../context.ts'
import { isoDay } from '../../language/dates.ts'
import { messagesFor } from '../../messages/messages.ts'
import { mergeSettings } from '../../settings/merge-settings.ts'
import { nextTenderToClose } from '../tenders/load-tenders.ts'
import { presentToday } from './present-today.ts'

/** As many as the list of press releases asks for: the same answer then serves both pages. */
const STATEMENTS = { page: null, size: 4 }

/**
 * What a reader may need today. A host that lacks a call, or fails to answer one, leaves its item
 * out: the page around it is whole.
 */
export async function loadToday({ transport, language, settings }: Visit) {
  const optional = { ...transport, warn: transport.warnOptional }
  const today = isoDay(new Date().toISOString())
  const [statements, tender, told] = await Promise.all([
    pressReleasesPage(optional, language, STATEMENTS),
    nextTenderToClose(optional, language, today),
    siteSettings(transport, language),
  ])
  const { texts } = mergeSettings(settings, told.contact, messagesFor(language))
  return presentToday({ statement: statements.items[0], tender, texts, today }, language)
}
