import { siteSettings } from '../api/site-settings.ts'
import type { Visit } from '../context.ts'
import { messagesFor } from '../messages/messages.ts'
import { mergeSettings } from '../settings/merge-settings.ts'
import { presentAlert } from './present-alert.ts'
import { presentBanner } from './present-banner.ts'

/** What stands around a page: the ministry's where it has changed it, else the site's own. */
export async function loadFurniture({ transport, language, settings }: Visit) {
  const told = await siteSettings(transport, language)
  const { alert, changesIn } = presentAlert(told.alert, language, Date.now())
  if (changesIn !== undefined) transport.changesIn(changesIn)
  const banner = presentBanner(told.banner)
  const known = mergeSettings(settings, told.contact, messagesFor(language))
  const streamState = transport.streamState(known.streamUrl)
  return {
    settings: streamState ? { ...known, streamState } : known,
    ...(alert && { alert }),
    ...(banner && { banner }),
  }
}
