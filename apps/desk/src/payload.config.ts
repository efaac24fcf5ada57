import { join } from 'node:path'
import { buildConfig, type Config, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { disableUnusedRoutes } from './access/internals/disable-unused-routes.ts'
import { hideApiTabs } from './access/internals/hide-api-tabs.ts'
import { keepTokensInCookies } from './access/internals/keep-tokens-in-cookies.ts'
import { protectCreatedAt } from './access/internals/protect-created-at.ts'
import { removeInheritedCollections } from './access/internals/remove-inherited-collections.ts'
import { restrictDocumentAccess } from './access/internals/restrict-document-access.ts'
import { restrictInternalCollections } from './access/internals/restrict-internal-collections.ts'
import { databaseFaultMessage } from './admin/errors/database-fault-message.ts'
import { fieldErrorMessage } from './admin/errors/field-error-message.ts'
import { refuseUnreadableForm } from './admin/errors/refuse-unreadable-form.ts'
import { withLocalDrafts } from './admin/local-drafts/with-local-drafts.ts'
import { audited, auditedGlobals } from './audit/audited.ts'
import { auditKeySettings } from './audit/chain/audit-keys.ts'
import { auditChain, auditHead } from './audit/chain/chain-collections.ts'
import { audit } from './audit/collection.ts'
import { recordRefusal } from './audit/refusals.ts'
import { guardFirstRegister } from './auth/first-account/guard-first-register.ts'
import { invitations } from './auth/invitations/collection.ts'
import { passwordTries } from './auth/locks/password-tries.ts'
import { identities } from './auth/openid/collection.ts'
import type { OpenIdSettings } from './auth/openid/settings.ts'
import { passkeys } from './auth/passkeys/collection.ts'
import { secondFactors } from './auth/second-factor/collection.ts'
import { sessionUses } from './auth/sessions/collection.ts'
import { devices } from './auth/sessions/devices-collection.ts'
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
import { removals } from './collections/removals/collection.ts'
import { schedules } from './collections/schedules/collection.ts'
import { subcategories } from './collections/subcategories/collection.ts'
import { users } from './collections/users/collection.ts'
import { contentChanges } from './content-version/changes-collection.ts'
import { contentVersion } from './content-version/global.ts'
import { type DatabaseSettings, databaseAdapter } from './db/adapter.ts'
import { editor } from './editor.ts'
import { env, type MailSettings, payloadSecret } from './env/env.ts'
import { withFourEyes, withFourEyesGlobals } from './four-eyes/with-four-eyes.ts'
import { frontPage } from './globals/front-page/global.ts'
import { inboxSettings } from './globals/inbox-settings/global.ts'
import { siteGlobals } from './globals/index.ts'
import { signInRules } from './globals/sign-in-rules/global.ts'
import { DATE_TIME_FORMAT } from './i18n/date-formats.ts'
import { deskLanguages } from './i18n/desk-languages.ts'
import { fixedLabels } from './i18n/fixed-labels.ts'
import { deskMail } from './mail/desk-mail.ts'
import { MAX_UPLOAD_BYTES, UPLOAD_TOO_LARGE } from './media/files/size-limits.ts'
import { openStore } from './media/store/open-store.ts'
import type { StoreSettings } from './media/store/settings.ts'
import { deskLog } from './observability/desk-log.ts'
import { omitParametersFromLogs } from './observability/error-without-parameters.ts'
import { logEntries, logHead, logTiles } from './transparency-log/log-collections.ts'
import { logKeySettings } from './transparency-log/log-keys.ts'

export interface DeskSettings extends DatabaseSettings {
  readonly secret: string
  /** URL by which editors open the desk; empty if any may be used. */
  readonly deskUrl: string
  readonly mail?: MailSettings
  /** The folder `media` of the data folder by default. */
  readonly media?: StoreSettings
  /** The name of a log that has no entry yet (C2SP tlog-checkpoint). */
  readonly logOrigin?: string
  /** The file with the log's keys; empty for one in the data folder. */
  readonly logKeyFile?: string
  /** The file with the audit's keys; empty for one in the data folder. */
  readonly auditKeyFile?: string
  /** The ministry's own sign-in, if there is one. */
  readonly openId?: OpenIdSettings
  /** False if one person may write and publish. */
  readonly fourEyes?: boolean
}

/** Payload has the type of an older release of the same logger. */
type PayloadLogger = NonNullable<Config['logger']>

/** A screen of the desk's own at a path below `/admin`. */
const view = (path: `/${string}`, Component: string) => ({ Component, path, exact: true })

/** Builds the desk's configuration for a database and a data folder. */
export async function deskConfig(settings: DeskSettings): Promise<SanitizedConfig> {
  const { dataDir, media: storeSettings } = settings
  const store = openStore(storeSettings ?? { kind: 'folder', folder: join(dataDir, 'media') })
  const config = await buildConfig({
    secret: settings.secret,
    serverURL: settings.deskUrl,
    db: databaseAdapter(settings),
    editor,
    email: deskMail(settings.mail),
    ...(deskLog() && { logger: deskLog() as unknown as PayloadLogger }),
    sharp,
    collections: [
      ...audited([
        ...withLocalDrafts([posts]),
        schedules,
        ...withLocalDrafts([
          ...withFourEyes([subcategories, operations, leaders, redirects]),
          media(dataDir),
        ]),
        contactMessages,
        previewLinks,
        removals,
        users(settings.deskUrl),
      ]),
      messageNotes,
      messageReplies,
      invitations,
      secondFactors,
      passkeys,
      identities,
      sessionUses,
      devices,
      passwordTries,
      audit,
      auditChain,
      imports,
      contentChanges,
      logEntries,
      logTiles,
    ],
    globals: [
      ...auditedGlobals(
        withLocalDrafts([
          ...withFourEyesGlobals([frontPage, ...siteGlobals()]),
          inboxSettings,
          signInRules,
        ]),
      ),
      contentVersion,
      auditHead,
      logHead,
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
      omitParametersFromLogs(payload)
      removeInheritedCollections(payload)
    },
    admin: {
      user: 'users',
      // Payload's default avatars come from another company, which gets a hash of the email address.
      avatar: 'default',
      livePreview,
      // For the screens, which ask for a reason before they are refused.
      custom: { fourEyes: settings.fourEyes !== false },
      dateFormat: DATE_TIME_FORMAT,
      meta: {
        titleSuffix: ' · Gaashaan',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
        // The default image advertises Payload.
        defaultOGImageType: 'off',
        openGraph: { siteName: 'Gaashaan', description: 'Miiska tifaftirayaasha' },
      },
      // Accounts that may not see the desk yet have to enter their code.
      routes: { unauthorized: '/codes' },
      components: {
        afterLogin: [
          '/auth/openid/admin/sign-in-by-openid.tsx#SignInByOpenId',
          '/auth/passkeys/admin/sign-in-by-passkey.tsx#SignInByPasskey',
        ],
        providers: [
          '/admin/theme/theme-cookie.tsx#ThemeCookie',
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
          unauthorized: view('/codes', '/auth/second-factor/admin/factors-view.tsx#FactorsView'),
          sessions: view('/sessions', '/auth/sessions/admin/sessions-view.tsx#SessionsView'),
          openid: view('/openid', '/auth/openid/admin/openid-view.tsx#OpenIdView'),
          newPassword: view(
            '/new-password',
            '/collections/users/admin/new-password-view.tsx#NewPasswordView',
          ),
          password: view('/password', '/collections/users/admin/password-view.tsx#PasswordView'),
          invitation: view(
            '/invitation',
            '/auth/invitations/admin/invitation-view.tsx#InvitationView',
          ),
        },
      },
      importMap: { baseDir: join(env.deskDir, 'src') },
    },
    i18n: deskLanguages(settings.mail !== undefined),
    custom: {
      fourEyes: settings.fourEyes !== false,
      openId: settings.openId,
      mediaStore: () => store,
      logOrigin: settings.logOrigin ?? 'localhost/log',
      logKeys: logKeySettings(dataDir, settings.logKeyFile),
      auditKeys: auditKeySettings(dataDir, settings.auditKeyFile),
    },
    graphQL: { disable: true },
    telemetry: false,
    upload: { limits: { fileSize: MAX_UPLOAD_BYTES }, responseOnLimit: UPLOAD_TOO_LARGE },
    // `npm run make-types` generates the types, not every start of a program.
    typescript: { autoGenerate: false, outputFile: join(env.deskDir, 'src', 'payload-types.ts') },
  })
  const steps = [
    restrictInternalCollections,
    disableUnusedRoutes,
    restrictDocumentAccess,
    guardFirstRegister,
    keepTokensInCookies,
    protectCreatedAt,
    hideApiTabs,
    fixedLabels,
  ]
  return steps.reduce((result, step) => step(result), config)
}

export default deskConfig({ ...env, secret: payloadSecret })
