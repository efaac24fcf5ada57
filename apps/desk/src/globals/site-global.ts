import type { GlobalConfig } from 'payload'
import { signedIn } from '../access/signed-in.ts'
import { thoseWhoPublish } from '../access/those-who-publish.ts'
import { clockSkewGlobalVersions } from '../collections/clock-skew-versions.ts'
import type { BothLanguages } from '../i18n/messages.ts'
import { refuseUndescribedPictures } from '../publish-checks/check-before-change.ts'
import { setGlobalWriteContext } from '../publish-checks/write-context.ts'
import { capturePublicState, type LogGlobal, onPublicChange } from './on-public-change.ts'

interface SiteGlobal extends Pick<GlobalConfig, 'slug' | 'label' | 'fields'> {
  readonly description: BothLanguages
  /** A component that replaces Payload's publish button. */
  readonly publishButton?: string
  /** What its texts are part of. */
  readonly cacheTag?: 'settings' | 'policies'
  /** Writes its changes to the transparency log. */
  readonly log?: LogGlobal
}

/**
 * A global with texts or settings of the site. Everyone at the desk reads it, publishers change it. It
 * has drafts and versions, and readers see the published one.
 */
export function siteGlobal({
  description,
  publishButton,
  cacheTag = 'settings',
  log,
  ...global
}: SiteGlobal): GlobalConfig {
  return {
    ...global,
    admin: {
      group: { en: 'Website', so: 'Bogga' },
      description,
      ...(publishButton && { components: { elements: { PublishButton: publishButton } } }),
    },
    access: { read: signedIn, readVersions: signedIn, update: thoseWhoPublish },
    versions: { drafts: true, max: 50 },
    hooks: {
      beforeOperation: [capturePublicState, setGlobalWriteContext],
      beforeChange: [clockSkewGlobalVersions, refuseUndescribedPictures],
      afterChange: [onPublicChange(cacheTag, log)],
    },
  }
}
