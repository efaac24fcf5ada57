import { join } from 'node:path'
import { buildConfig, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { audit } from './audit/collection.ts'
import { contactMessages } from './collections/contact-messages/collection.ts'
import { leaders } from './collections/leaders/collection.ts'
import { media } from './collections/media/collection.ts'
import { operations } from './collections/operations/collection.ts'
import { posts } from './collections/posts/collection.ts'
import { previewLinks } from './collections/preview-links/collection.ts'
import { livePreview } from './collections/preview-links/live-preview.ts'
import { subcategories } from './collections/subcategories/collection.ts'
import { users } from './collections/users/collection.ts'
import { contentVersion } from './content-version/global.ts'
import { type DatabaseSettings, database } from './database.ts'
import { editor } from './editor.ts'
import { env, type MailSettings, payloadSecret } from './env.ts'
import { deskMail } from './mail/desk-mail.ts'

/** Largest file an editor can upload: a clip of a few minutes. */
const MOST_UPLOAD_BYTES = 200 * 1024 * 1024

export interface DeskSettings extends DatabaseSettings {
  readonly secret: string
  /** Address editors open the desk by; empty when any will do. */
  readonly deskUrl: string
  readonly mail?: MailSettings
}

/** The desk on a database and a data folder. */
export function deskConfig(settings: DeskSettings): Promise<SanitizedConfig> {
  return buildConfig({
    secret: settings.secret,
    serverURL: settings.deskUrl,
    db: database(settings),
    editor,
    email: deskMail(settings.mail),
    sharp,
    collections: [
      posts,
      subcategories,
      operations,
      leaders,
      media(settings.dataDir),
      contactMessages,
      previewLinks,
      users,
      audit,
    ],
    globals: [contentVersion],
    admin: {
      user: users.slug,
      // Payload's usual picture of an editor is fetched from another company, by a mark of the e-mail.
      avatar: 'default',
      livePreview,
      meta: { titleSuffix: ' · Gaashaan' },
      importMap: { baseDir: join(env.deskDir, 'src') },
    },
    graphQL: { disable: true },
    telemetry: false,
    upload: { limits: { fileSize: MOST_UPLOAD_BYTES } },
    typescript: { outputFile: join(env.deskDir, 'src', 'payload-types.ts') },
  })
}

export default deskConfig({ ...env, secret: payloadSecret })
