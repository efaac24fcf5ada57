import type { GlobalConfig } from 'payload'
import { signedIn } from '../access/signed-in.ts'
import { thoseWhoPublish } from '../access/those-who-publish.ts'
import { clockSkewGlobalVersions } from '../collections/clock-skew-versions.ts'
import { PUBLISH_BUTTON } from '../four-eyes/publish-button.ts'
import { tellPublishersOfAlone } from '../four-eyes/tell-publishers.ts'
import type { BothLanguages } from '../i18n/messages.ts'
import { refuseUndescribedPictures } from '../publish-checks/check-before-change.ts'
import { capturePublicState, type LogGlobal, onPublicChange } from './on-public-change.ts'

interface SiteGlobal extends Pick<GlobalConfig, 'slug' | 'label' | 'fields'> {
  readonly description: BothLanguages
  /** A component for the button that publishes, where it asks more than whose change it is. */
  readonly publishButton?: string
  /** What its texts are part of. */
  readonly cacheTag?: 'settings' | 'policies'
  /** Writes its changes to the transparency log. */
  readonly log?: LogGlobal
  /** Whether the other publishers get a mail when one person publishes it alone. */
  readonly tellsOfAlone?: boolean
}

/**
 * A global with texts or settings of the site. Everyone at the desk reads it, publishers change it. It
 * has drafts and versions, and readers see the published one.
 */
export function siteGlobal({
  description,
  publishButton = PUBLISH_BUTTON,
  cacheTag = 'settings',
  log,
  tellsOfAlone = false,
  ...global
}: SiteGlobal): GlobalConfig {
  return {
    ...global,
    admin: {
      group: { en: 'Website', so: 'Bogga' },
      description,
      components: { elements: { PublishButton: publishButton } },
    },
    access: { read: signedIn, readVersions: signedIn, update: thoseWhoPublish },
    versions: { drafts: true, max: 50 },
    hooks: {
      beforeOperation: [capturePublicState],
      beforeChange: [clockSkewGlobalVersions, refuseUndescribedPictures],
      afterChange: [
        onPublicChange(cacheTag, log),
        ...(tellsOfAlone ? [tellPublishersOfAlone] : []),
      ],
    },
  }
}
