import { join } from 'node:path'
import { buildConfig, type Config, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { closeDocumentAccess } from './access/internals/close-document-access.ts'
import { closeIdleRoutes } from './access/internals/close-idle-routes.ts'
import { closeInternals } from './access/internals/close-internals.ts'
import { closeTables } from './access/internals/close-tables.ts'
import { hideApiTabs } from './access/internals/hide-api-tabs.ts'
import { keepBeginnings } from './access/internals/keep-beginnings.ts'
import { keepTokensInCookies } from './access/internals/keep-tokens-in-cookies.ts'
import { databaseFaultMessage } from './admin/errors/database-fault-message.ts'
import { fieldErrorMessage } from './admin/errors/field-error-message.ts'
import { refuseUnreadableForm } from './admin/errors/refuse-unreadable-form.ts'
import { withLocalDrafts } from './admin/local-drafts/with-local-drafts.ts'
import { audited, auditedGlobals } from './audit/audited.ts'
import { audit } from './audit/collection.ts'
import { recordRefusal } from './audit/refusals.ts'
import { guardFirstRegister } from './auth/first-account/guard-first-register.ts'
import { invitations } from './auth/invitations/collection.ts'
import { secondFactors } from './auth/second-factor/collection.ts'
import { secondFactorRequired } from './auth/sign-in/second-factor-required.ts'
import { contactMessages } from './collections/contact-messages/collection.ts'
import { imports } from './collections/imports/collection.ts'
import { leaders } from './collections/leaders/collection.ts'
import { media } from './collections/media/collection.ts'
import { messageNotes } from './collections/message-notes/collection.ts'
import { messageReplies } from './collections/message-replies/collection.ts'
import { operations } from './collections/operations/collection.ts'
import { posts } from './collections/posts/collection.ts'
import { previewLinks } from './collections/preview-links/collection.ts'
import { livePreview } from './collections/preview-links/live-preview.ts'
import { redirects } from './collections/redirects/collection.ts'
import { schedules } from './collections/schedules/collection.ts'
import { subcategories } from './collections/subcategories/collection.ts'
import { users } from './collections/users/collection.ts'
import { contentVersion } from './content-version/global.ts'
import { type DatabaseSettings, database } from './db/adapter.ts'
import { editor } from './editor.ts'
import { env, type MailSettings, payloadSecret } from './env/env.ts'
import { frontPage } from './globals/front-page/global.ts'
import { inboxSettings } from './globals/inbox-settings/global.ts'
import { siteGlobals } from './globals/index.ts'
import { MOMENT_FORM } from './i18n/date-forms.ts'
import { deskLanguages } from './i18n/desk-languages.ts'
import { fixedLabels } from './i18n/fixed-labels.ts'
import { deskMail } from './mail/desk-mail.ts'
import { MAX_UPLOAD_BYTES, TOO_LARGE_FOR_ANY } from './media/files/size-limits.ts'
import { openStore } from './media/store/open-store.ts'
import type { StoreSettings } from './media/store/settings.ts'
import { logOfDesk } from './observability/desk-log.ts'
import { keepParametersOutOfLogs } from './observability/error-without-parameters.ts'

export interface DeskSettings extends DatabaseSettings {
  readonly secret: string
  /** Address editors open the desk by; empty when any will do. */
  readonly deskUrl: string
  readonly mail?: MailSettings
  /** The data folder's `media` unless told otherwise. */
  readonly media?: StoreSettings
  /** `false` where one person writes and publishes. */
  readonly fourEyes?: boolean
}

/** Payload's own, of an older release of the same logger. */
type PayloadLogger = NonNullable<Config['logger']>

/** The desk on a database and a data folder. */
export async function deskConfig(settings: DeskSettings): Promise<SanitizedConfig> {
  const { dataDir, media: where = { kind: 'folder', folder: join(dataDir, 'media') } } = settings
  const store = openStore(where)
  const config = await buildConfig({
    secret: settings.secret,
    serverURL: settings.deskUrl,
    db: database(settings),
    editor,
    email: deskMail(settings.mail),
    ...(logOfDesk() && { logger: logOfDesk() as unknown as PayloadLogger }),
    sharp,
    collections: [
      ...audited([
        ...withLocalDrafts([posts]),
        schedules,
        ...withLocalDrafts([subcategories, operations, leaders, redirects, media(dataDir)]),
        contactMessages,
        previewLinks,
        users(settings.deskUrl),
      ]),
      messageNotes,
      messageReplies,
      invitations,
      secondFactors,
      audit,
      imports,
    ],
    globals: [
      ...auditedGlobals(withLocalDrafts([frontPage, ...siteGlobals(), inboxSettings])),
      contentVersion,
    ],
    hooks: {
      afterError: [
        fieldErrorMessage,
        databaseFaultMessage,
        refuseUnreadableForm,
        secondFactorRequired,
        recordRefusal,
      ],
    },
    onInit: (payload) => {
      keepParametersOutOfLogs(payload)
      closeTables(payload)
    },
    admin: {
      user: 'users',
      // Payload's usual picture of an editor is fetched from another company, by a mark of the e-mail.
      avatar: 'default',
      livePreview,
      dateFormat: MOMENT_FORM,
      meta: {
        titleSuffix: ' · Gaashaan',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
        // Payload's own describes Payload.
        defaultOGImageType: 'off',
        openGraph: { siteName: 'Gaashaan', description: 'Miiska tifaftirayaasha' },
      },
      // Where someone is led who may not see the desk: those whose code is due.
      routes: { unauthorized: '/codes' },
      components: {
        providers: [
          '/i18n/desk-dates.tsx#DeskDates',
          '/i18n/desk-frame.tsx#DeskFrame',
          '/auth/reauthentication/admin/reauthentication.tsx#Reauthentication',
        ],
        logout: { Button: '/auth/sign-in/admin/sign-out-link.tsx#SignOutLink' },
        graphics: {
          Logo: '/admin/logo/desk-mark.tsx#DeskLogo',
          Icon: '/admin/logo/desk-mark.tsx#DeskIcon',
        },
        views: {
          dashboard: { Component: '/admin/dashboard/dashboard.tsx#Dashboard' },
          unauthorized: {
            Component: '/auth/second-factor/admin/codes-view.tsx#CodesView',
            path: '/codes',
            exact: true,
          },
          password: {
            Component: '/collections/users/admin/password-view.tsx#PasswordView',
            path: '/password',
            exact: true,
          },
          invitation: {
            Component: '/auth/invitations/admin/invitation-view.tsx#InvitationView',
            path: '/invitation',
            exact: true,
          },
        },
      },
      importMap: { baseDir: join(env.deskDir, 'src') },
    },
    i18n: deskLanguages(settings.mail !== undefined),
    custom: { fourEyes: settings.fourEyes !== false, mediaStore: () => store },
    graphQL: { disable: true },
    telemetry: false,
    upload: { limits: { fileSize: MAX_UPLOAD_BYTES }, responseOnLimit: TOO_LARGE_FOR_ANY },
    // Made when a collection has changed (`npm run make-types`), not at every start of a program.
    typescript: { autoGenerate: false, outputFile: join(env.deskDir, 'src', 'payload-types.ts') },
  })
  const steps = [
    closeInternals,
    closeIdleRoutes,
    closeDocumentAccess,
    guardFirstRegister,
    keepTokensInCookies,
    keepBeginnings,
    hideApiTabs,
    fixedLabels,
  ]
  return steps.reduce((closed, step) => step(closed), config)
}

export default deskConfig({ ...env, secret: payloadSecret })
