import { join } from 'node:path'
import { buildConfig, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { closeInternals } from './access/close-internals.ts'
import { audit } from './audit/collection.ts'
import { contactMessages } from './collections/contact-messages/collection.ts'
import { leaders } from './collections/leaders/collection.ts'
import { media } from './collections/media/collection.ts'
import { operations } from './collections/operations/collection.ts'
import { posts } from './collections/posts/collection.ts'
import { subcategories } from './collections/subcategories/collection.ts'
import { users } from './collections/users/collection.ts'
import { contentVersion } from './content-version/global.ts'
import { type DatabaseSettings, database } from './database.ts'
import { editor } from './editor.ts'
import { env, type MailSettings, payloadSecret } from './env.ts'
import { invitations } from './invitations/collection.ts'
import { deskMail } from './mail/desk-mail.ts'
import { secondFactors } from './second-factor/collection.ts'
import { secondFactorRequired } from './sign-in/second-factor-required.ts'

/** Largest file an editor can upload: a clip of a few minutes. */
const MOST_UPLOAD_BYTES = 200 * 1024 * 1024

export interface DeskSettings extends DatabaseSettings {
  readonly secret: string
  /** Address editors open the desk by; empty when any will do. */
  readonly deskUrl: string
  readonly mail?: MailSettings
}

/** The desk on a database and a data folder. */
export async function deskConfig(settings: DeskSettings): Promise<SanitizedConfig> {
  const config = await buildConfig({
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
      users(settings.deskUrl),
      invitations,
      secondFactors,
      audit,
    ],
    globals: [contentVersion],
    hooks: { afterError: [secondFactorRequired] },
    admin: {
      user: 'users',
      // Payload's usual picture of an editor is fetched from another company, by a mark of the e-mail.
      avatar: 'default',
      meta: { titleSuffix: ' · Gaashaan' },
      // Where someone is led who may not see the desk: those whose code is due.
      routes: { unauthorized: '/codes' },
      components: {
        views: {
          unauthorized: {
            Component: '/second-factor/desk/codes-view.tsx#CodesView',
            path: '/codes',
            exact: true,
          },
          password: {
            Component: '/collections/users/desk/password-view.tsx#PasswordView',
            path: '/password',
            exact: true,
          },
          invitation: {
            Component: '/invitations/desk/invitation-view.tsx#InvitationView',
            path: '/invitation',
            exact: true,
          },
        },
      },
      importMap: { baseDir: join(env.deskDir, 'src') },
    },
    graphQL: { disable: true },
    telemetry: false,
    upload: { limits: { fileSize: MOST_UPLOAD_BYTES } },
    typescript: { outputFile: join(env.deskDir, 'src', 'payload-types.ts') },
  })
  return closeInternals(config)
}

export default deskConfig({ ...env, secret: payloadSecret })
