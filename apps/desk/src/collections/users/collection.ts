import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { accountsByName } from '../../access/accounts-by-name.ts'
import { administrators } from '../../access/administrators.ts'
import { administratorsAndOneself } from '../../access/administrators-and-oneself.ts'
import { anotherAdministrator } from '../../access/another-administrator.ts'
import { nobody } from '../../access/nobody.ts'
import { hasPassedSignIn } from '../../access/passed-sign-in.ts'
import { hasRole } from '../../access/role.ts'
import { reportUndeleted } from '../../admin/errors/report-undeleted.ts'
import { codeEndpoints } from '../../auth/second-factor/endpoints.ts'
import { resetCodes } from '../../auth/second-factor/reset.ts'
import { deleteCredentialOfDeleted } from '../../auth/second-factor/totp-credential.ts'
import { absoluteSessionTimeout } from '../../auth/sign-in/absolute-session-timeout.ts'
import { clockSkewLocks } from '../../auth/sign-in/clock-skew-locks.ts'
import { constantTimeLogin } from '../../auth/sign-in/constant-time-login.ts'
import { forgotPassword } from '../../auth/sign-in/forgot-password.ts'
import { limitLogins, resetLoginLimit } from '../../auth/sign-in/login-rate-limit.ts'
import {
  recordAccessChange,
  recordAccountRecovery,
  recordDeletedAccount,
  recordSignIn,
  recordSignOut,
} from '../../auth/sign-in/record-sign-in.ts'
import { recordRefusedSignIn } from '../../auth/sign-in/refused-sign-in.ts'
import { signInRules } from '../../auth/sign-in/rules.ts'
import { unassignMessages } from '../contact-messages/unassign-messages.ts'
import { DESK_GROUP } from '../groups.ts'
import { changePassword } from './change-password.ts'
import { endSessionsWithAccess } from './changed-access.ts'
import { userFields } from './fields.ts'
import { firstIsAdministrator, firstSaysLittle } from './first-account.ts'
import { inboxReadersHaveADepartment } from './inbox-readers-have-a-department.ts'
import { deleteNoLastAdministrator, keepAnAdministrator } from './keep-an-administrator.ts'
import { passwordLink } from './password-link.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'

/** An account without a name is called by what stands before its address's @ until it has one. */
const namedByAddress: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const name: unknown = data.name ?? originalDoc?.name
  if (typeof name === 'string' && name.trim() !== '') return data
  const email = String(data.email ?? originalDoc?.email ?? '')
  return { ...data, name: email.split('@')[0] }
}

/** Why a bulk deletion leaves an account. */
const ONE_OWN = {
  en: 'nobody deletes their own account.',
  so: 'qofna akoonkiisa ma tirtiro.',
}

/**
 * The editors. The first account is made on the first visit to `/admin`, the others by those who
 * were invited. `deskUrl` is the address editors open the desk by, empty when any will do.
 */
export function users(deskUrl: string): CollectionConfig {
  return {
    slug: 'users',
    labels: {
      singular: { en: 'Account', so: 'Akoon' },
      plural: { en: 'Accounts', so: 'Akoonnada' },
    },
    auth: signInRules(deskUrl),
    admin: {
      useAsTitle: 'name',
      group: DESK_GROUP,
      defaultColumns: ['name', 'email', 'roles', 'codesSince'],
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
        firstSaysLittle,
        refuseWeakPassword,
        clockSkewLocks,
        constantTimeLogin,
      ],
      beforeValidate: [inboxReadersHaveADepartment],
      beforeChange: [
        firstIsAdministrator,
        namedByAddress,
        keepAnAdministrator,
        endSessionsWithAccess,
      ],
      beforeDelete: [deleteNoLastAdministrator, unassignMessages],
      refresh: [absoluteSessionTimeout],
      afterLogin: [resetLoginLimit, recordSignIn],
      afterLogout: [recordSignOut],
      afterChange: [recordAccessChange],
      afterDelete: [recordDeletedAccount, deleteCredentialOfDeleted],
      afterOperation: [recordAccountRecovery, reportUndeleted(() => ONE_OWN)],
      afterError: [recordRefusedSignIn],
    },
    endpoints: [forgotPassword, changePassword, passwordLink, ...codeEndpoints, resetCodes],
    fields: userFields,
  }
}
