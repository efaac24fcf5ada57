import type { Field, GlobalConfig } from 'payload'
import { signedIn } from '../access/signed-in.ts'
import { thoseWhoPublish } from '../access/those-who-publish.ts'
import { clockSkewGlobalVersions } from '../collections/clock-skew-versions.ts'
import type { BothLanguages } from '../i18n/messages.ts'
import { describedBeforeChange } from '../publish-checks/check-before-change.ts'
import { noteGlobalWrite } from '../publish-checks/write-context.ts'
import { onPublicChange, rememberPublic } from './on-public-change.ts'

interface SiteGlobal {
  readonly slug: string
  readonly label: BothLanguages
  readonly description: BothLanguages
  readonly fields: Field[]
  /** A component in the place of Payload's button. */
  readonly publishButton?: string
}

/**
 * Something that stands around the articles on every page of the site: read by everyone at the desk,
 * changed by those who publish, with drafts and versions, seen by readers once it is published.
 */
export function siteGlobal({
  slug,
  label,
  description,
  fields,
  publishButton,
}: SiteGlobal): GlobalConfig {
  return {
    slug,
    label,
    admin: {
      group: { en: 'Website', so: 'Bogga' },
      description,
      ...(publishButton && { components: { elements: { PublishButton: publishButton } } }),
    },
    access: { read: signedIn, readVersions: signedIn, update: thoseWhoPublish },
    versions: { drafts: true, max: 50 },
    hooks: {
      beforeOperation: [rememberPublic, noteGlobalWrite],
      beforeChange: [clockSkewGlobalVersions, describedBeforeChange],
      afterChange: [onPublicChange],
    },
    fields,
  }
}
