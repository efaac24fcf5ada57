import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { accountsByName } from '../../access/accounts-by-name.ts'
import { administrators } from '../../access/administrators.ts'
import { administratorsAndOneself } from '../../access/administrators-and-oneself.ts'
import { anotherAdministrator } from '../../access/another-administrator.ts'
import { nobody } from '../../access/nobody.ts'
import { hasPassedSignIn } from '../../access/passed-sign-in.ts'
import { hasRole } from '../../access/role.ts'
import { reportUndeleted } from '../../admin/errors/report-undeleted.ts'
import { localDraftKey } from '../../admin/local-drafts/endpoint.ts'
import { exchangeFirstAccountToken } from '../../auth/first-account/exchange-token.ts'
import { openClosedAccount, refuseClosed } from '../../auth/idle-accounts/closed-account.ts'
import { lockToSignOut, lockToUpdate } from '../../auth/lock-account.ts'
import {
  countPasswordTry,
  deletePasswordTries,
  resetPasswordTries,
  resetTriesOnUnlock,
} from '../../auth/locks/count-password-tries.ts'
import { openIdEndpoints } from '../../auth/openid/endpoints.ts'
import { deleteIdentityWithAccount } from '../../auth/openid/identity-store.ts'
import { passkeyEndpoints } from '../../auth/passkeys/endpoints.ts'
import { deletePasskeysWithAccount } from '../../auth/passkeys/passkey-store.ts'
import { codeEndpoints } from '../../auth/second-factor/endpoints.ts'
import { resetCodes } from '../../auth/second-factor/reset.ts'
import { deleteCredentialWithAccount } from '../../auth/second-factor/totp-credential.ts'
import { sessionEndpoints } from '../../auth/sessions/endpoints.ts'
import { deleteDevices } from '../../auth/sessions/note-device.ts'
import { deleteSessionUses } from '../../auth/sessions/record-use.ts'
import { noteFormerSession, replaceSession } from '../../auth/sessions/replace-session.ts'
import { absoluteSessionTimeout } from '../../auth/sign-in/absolute-session-timeout.ts'
import { clearSkewedLocks } from '../../auth/sign-in/clock-skew-locks.ts'
import { constantTimeLogin } from '../../auth/sign-in/constant-time-login.ts'
import { forgotPassword } from '../../auth/sign-in/forgot-password.ts'
import { limitLogins, resetLoginLimit } from '../../auth/sign-in/login-rate-limit.ts'
import { keepNewest, noteStoredPassword } from '../../auth/sign-in/newest-account.ts'
import { noteSignInByPassword } from '../../auth/sign-in/note-sign-in.ts'
import {
  recordAccessChange,
  recordAccountDeletion,
  recordAccountRecovery,
  recordSignIn,
  recordSignOut,
} from '../../auth/sign-in/record-sign-in.ts'
import { recordRefusedSignIn } from '../../auth/sign-in/refused-sign-in.ts'
import { checkResetToken } from '../../auth/sign-in/reset-token.ts'
import { authSettings } from '../../auth/sign-in/rules.ts'
import { unassignMessages } from '../contact-messages/unassign-messages.ts'
import { DESK_GROUP } from '../groups.ts'
import { changePassword } from './change-password.ts'
import { confirmAccessChange, endSessionsOnAccessChange } from './changed-access.ts'
import { userFields } from './fields.ts'
import { firstIsAdministrator, restrictFirstAccountFields } from './first-account.ts'
import { inboxReadersHaveADepartment } from './inbox-readers-have-a-department.ts'
import { keepAnAdministrator, refuseDeletingLastAdministrator } from './keep-an-administrator.ts'
import { passwordLink } from './password-link.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'

/** Gives an account without a name the part of its e-mail address before the @. */
const nameFromEmail: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const name: unknown = data.name ?? originalDoc?.name
  if (typeof name === 'string' && name.trim() !== '') return data
  const email = String(data.email ?? originalDoc?.email ?? '')
  return { ...data, name: email.split('@')[0] }
}

/** Why a bulk deletion does not delete an account. */
const OWN_ACCOUNT = {
  en: 'nobody deletes their own account.',
  so: 'qofna akoonkiisa ma tirtiro.',
}

/**
 * The accounts of editors. The first is created on the first visit to `/admin`, the others by people
 * who were invited. `deskUrl` is the URL of the desk; it is empty when any may be used.
 */
export function users(deskUrl: string): CollectionConfig {
  return {
    slug: 'users',
    labels: {
      singular: { en: 'Account', so: 'Akoon' },
      plural: { en: 'Accounts', so: 'Akoonnada' },
    },
    auth: authSettings(deskUrl),
    admin: {
      useAsTitle: 'name',
      group: DESK_GROUP,
      defaultColumns: ['name', 'email', 'roles', 'codesSince', 'usedAt', 'closedAt'],
      hidden: ({ user }) => !hasRole(user as never, 'administrator'),
    },
    access: {
      admin: ({ req }) => hasPassedSignIn(req.user),
      create: nobody,
      read: accountsByName,
      update: administratorsAndOneself,
      delete: anotherAdministrator,
      unlock: administrators,
      readVersions: administrators,
    },
    hooks: {
      beforeOperation: [
        limitLogins,
        lockToUpdate,
        restrictFirstAccountFields,
        checkResetToken,
        refuseWeakPassword,
        clearSkewedLocks,
        countPasswordTry,
        constantTimeLogin,
        noteFormerSession,
        noteStoredPassword,
      ],
      beforeValidate: [inboxReadersHaveADepartment],
      beforeChange: [
        firstIsAdministrator,
        nameFromEmail,
        keepAnAdministrator,
        confirmAccessChange,
        endSessionsOnAccessChange,
      ],
      beforeLogin: [keepNewest, refuseClosed],
      beforeDelete: [refuseDeletingLastAdministrator, unassignMessages],
      refresh: [absoluteSessionTimeout],
      afterLogin: [
        replaceSession,
        resetLoginLimit,
        resetPasswordTries,
        recordSignIn,
        noteSignInByPassword,
      ],
      afterLogout: [lockToSignOut, recordSignOut],
      afterChange: [recordAccessChange],
      afterDelete: [
        recordAccountDeletion,
        deleteCredentialWithAccount,
        deletePasskeysWithAccount,
        deleteIdentityWithAccount,
        deletePasswordTries,
        deleteSessionUses,
        deleteDevices,
      ],
      afterOperation: [
        recordAccountRecovery,
        resetTriesOnUnlock,
        reportUndeleted(() => OWN_ACCOUNT),
      ],
      afterError: [recordRefusedSignIn],
    },
    endpoints: [
      exchangeFirstAccountToken,
      forgotPassword,
      changePassword,
      passwordLink,
      ...codeEndpoints,
      ...passkeyEndpoints,
      ...openIdEndpoints,
      ...sessionEndpoints,
      localDraftKey,
      resetCodes,
      openClosedAccount,
    ],
    fields: userFields,
  }
}
