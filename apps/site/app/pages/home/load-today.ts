import { pressReleasesPage } from '../../api/posts.ts'
import { siteSettings } from '../../api/site-settings.ts'
import type { Visit } from '../../context.ts'
import { isoDay } from '../../language/dates.ts'
import { messagesFor } from '../../messages/messages.ts'
import { mergeSettings } from '../../settings/merge-settings.ts'
import { nextTenderToClose } from '../tenders/load-tenders.ts'
import { presentToday } from './present-today.ts'

/** The same query as the list of press releases makes, so that one cached response serves both. */
const PRESS_RELEASES_QUERY = { page: null, size: 4 }

/**
 * What a reader may need today. The item of a call that the host lacks, or that fails, is left out:
 * the page is complete without it.
 */
export async function loadToday({ transport, language, settings }: Visit) {
  const optional = { ...transport, warn: transport.warnOptional }
  const today = isoDay(new Date().toISOString())
  const [statements, tender, changes] = await Promise.all([
    pressReleasesPage(optional, language, PRESS_RELEASES_QUERY),
    nextTenderToClose(optional, language, today),
    siteSettings(transport, language),
  ])
  const { texts } = mergeSettings(settings, changes.contact, messagesFor(language))
  return presentToday({ statement: statements.items[0], tender, texts, today }, language)
}
