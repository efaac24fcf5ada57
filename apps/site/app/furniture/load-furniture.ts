import { siteSettings } from '../api/site-settings.ts'
import type { Visit } from '../context.ts'
import { messagesFor } from '../messages/messages.ts'
import { mergeSettings } from '../settings/merge-settings.ts'
import { presentAlert } from './present-alert.ts'
import { presentBanner } from './present-banner.ts'

/** The data of the furniture: the ministry's from its desk, else the site's own. */
export async function loadFurniture({ transport, language, settings: defaults }: Visit) {
  const desk = await siteSettings(transport, language)
  const { alert, changesInMs } = presentAlert(desk.alert, language, Date.now())
  if (changesInMs !== undefined) transport.expireAfter(changesInMs)
  const banner = presentBanner(desk.banner)
  const settings = mergeSettings(defaults, desk.contact, messagesFor(language))
  const streamState = transport.streamState(settings.streamUrl)
  return {
    settings: streamState ? { ...settings, streamState } : settings,
    ...(alert && { alert }),
    ...(banner && { banner }),
  }
}
