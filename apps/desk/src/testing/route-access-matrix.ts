/**
 * Everyone whose requests a route does not refuse, by the first letters of: visitor, half signed in
 * (without the code), writer, publisher, inbox reader of the press department, administrator.
 */
type Who = string

/** Routes of one collection or global, as `<method> <path>`. */
export type RouteAccess = Readonly<Record<string, Who>>

const NOBODY = ''
const SIGNED_IN = 'wpia'
const WRITE = 'wpa'
const PUBLISH = 'pa'
const INBOX = 'i'
const ADMIN = 'a'
const EVERYONE = 'vhwpia'
const WITH_PASSWORD = 'hwpia'

interface Rights {
  readonly read?: Who
  readonly create?: Who
  readonly update?: Who
  readonly remove?: Who
  readonly versions?: Who
  readonly restore?: Who
  /** Left out where Payload has no such route. */
  readonly duplicate?: Who
}

function collection({
  read = NOBODY,
  create = NOBODY,
  update = NOBODY,
  remove = NOBODY,
  versions = NOBODY,
  restore = NOBODY,
  duplicate,
}: Rights): RouteAccess {
  return {
    'get /': read,
    'get /:id': read,
    'get /count': read,
    'post /access/:id?': read,
    'get /versions': versions,
    'get /versions/:id': versions,
    'post /versions/:id': restore,
    'post /': create,
    'patch /': update,
    'patch /:id': update,
    'delete /': remove,
    'delete /:id': remove,
    ...(duplicate !== undefined && { 'post /:id/duplicate': duplicate }),
  }
}

const structure = { read: WRITE, create: PUBLISH, update: PUBLISH, remove: PUBLISH }
const withVersions = { versions: WRITE, restore: PUBLISH, duplicate: PUBLISH }

export const COLLECTION_ACCESS: Readonly<Record<string, RouteAccess>> = {
  posts: {
    ...collection({
      read: WRITE,
      create: WRITE,
      update: WRITE,
      remove: ADMIN,
      versions: WRITE,
      restore: WRITE,
      duplicate: WRITE,
    }),
    // Writers delete those drafts of a selection that they may delete, and get errors for the others.
    'delete /': WRITE,
    // Drafts are saved one by one, with the revision on which they are based.
    'patch /': NOBODY,
    'get /:id/publishing': WRITE,
    'post /:id/publishing': WRITE,
    'get /:id/preview-links': WRITE,
    'post /:id/preview-links': WRITE,
    'delete /:id/preview-links/:link': WRITE,
    'get /:id/on-site': WRITE,
    'post /:id/restore-text': WRITE,
    'get /:id/removal': PUBLISH,
    'post /:id/removal': PUBLISH,
  },
  schedules: collection({ read: WRITE }),
  subcategories: collection({ ...structure, ...withVersions }),
  operations: {
    ...collection({ ...structure, ...withVersions }),
    'post /publish-checks': PUBLISH,
  },
  leaders: { ...collection({ ...structure, ...withVersions }), 'post /publish-checks': PUBLISH },
  redirects: {
    ...collection({ ...structure, ...withVersions, read: SIGNED_IN, versions: SIGNED_IN }),
    'post /add-many': PUBLISH,
  },
  media: {
    ...collection({ read: WRITE, create: WRITE, update: WRITE, remove: PUBLISH }),
    'get /:id/uses': WRITE,
    'get /file/:filename': WRITE,
    'get /paste-url/:id?': NOBODY,
  },
  'contact-messages': {
    ...collection({ read: INBOX, update: INBOX }),
    'post /search': INBOX,
    'get /export': INBOX,
    'get /:id/conversation': INBOX,
    'post /:id/notes': INBOX,
    'post /:id/replies': INBOX,
  },
  'message-notes': collection({ read: INBOX }),
  'message-replies': collection({ read: INBOX }),
  'preview-links': collection({ read: WRITE }),
  removals: {
    ...collection({ read: PUBLISH }),
    'post /:id/decision': PUBLISH,
    'post /:id/reading': ADMIN,
    'get /:id/files/:file': ADMIN,
  },
  users: {
    // For anyone but administrators the bulk update reaches only their own account.
    ...collection({ read: SIGNED_IN, remove: ADMIN }),
    'patch /': SIGNED_IN,
    'patch /:id': ADMIN,
    'get /init': EVERYONE,
    'get /me': EVERYONE,
    'post /login': EVERYONE,
    'post /forgot-password': EVERYONE,
    // The link is refused, not who sends it.
    'post /reset-password': EVERYONE,
    'post /refresh-token': WITH_PASSWORD,
    'post /first-register': NOBODY,
    'post /first-account': NOBODY,
    'post /verify/:id': NOBODY,
    'post /unlock': ADMIN,
    'post /password': SIGNED_IN,
    'post /:id/password-link': ADMIN,
    'post /:id/reset-codes': ADMIN,
    'get /codes': WITH_PASSWORD,
    'post /codes/begin': WITH_PASSWORD,
    'post /codes/confirm': WITH_PASSWORD,
    'post /codes/check': WITH_PASSWORD,
    'post /codes/renew': SIGNED_IN,
    'post /codes/remove': SIGNED_IN,
    'get /sessions': SIGNED_IN,
    'get /local-draft-key': SIGNED_IN,
    'post /sessions/end-others': SIGNED_IN,
    'post /sessions/:session/end': SIGNED_IN,
    'post /:id/end-sessions': ADMIN,
    'post /:id/open': ADMIN,
    'post /passkeys/sign-in/begin': EVERYONE,
    'post /passkeys/sign-in': EVERYONE,
    'post /passkeys/check/begin': WITH_PASSWORD,
    'post /passkeys/check': WITH_PASSWORD,
    'post /passkeys/begin': WITH_PASSWORD,
    'post /passkeys/confirm': WITH_PASSWORD,
    'post /passkeys/:passkey/rename': WITH_PASSWORD,
    // Whose passkey it is not gets 404, as here.
    'post /passkeys/:passkey/remove': NOBODY,
    // Without OPENID_ISSUER there is nothing to begin, for anyone.
    'post /openid/begin': NOBODY,
    'post /openid/complete': NOBODY,
    'post /openid/connect': NOBODY,
    'post /openid/disconnect': SIGNED_IN,
  },
  invitations: {
    ...collection({ read: ADMIN, create: ADMIN, remove: ADMIN }),
    'post /:id/send': ADMIN,
    'post /look': EVERYONE,
    'post /accept': EVERYONE,
  },
  'second-factors': collection({}),
  passkeys: collection({}),
  identities: collection({}),
  'session-uses': collection({}),
  devices: collection({}),
  'password-tries': collection({}),
  audit: { ...collection({ read: ADMIN }), 'get /export': ADMIN },
  imports: collection({}),
  'content-changes': collection({}),
  'log-entries': collection({}),
  'audit-chain': collection({}),
  'log-tiles': collection({}),
  'payload-kv': collection({ duplicate: NOBODY }),
  'payload-locked-documents': collection({
    read: SIGNED_IN,
    create: SIGNED_IN,
    update: SIGNED_IN,
    remove: SIGNED_IN,
    duplicate: SIGNED_IN,
  }),
  // Everyone reads only their own preferences. Payload's routes by key come before those by id, and a
  // missing key is no error.
  'payload-preferences': {
    ...collection({ create: WITH_PASSWORD, remove: WITH_PASSWORD, duplicate: NOBODY }),
    'get /': WITH_PASSWORD,
    'patch /': WITH_PASSWORD,
    'get /:id': EVERYONE,
    'get /:key': EVERYONE,
    'get /count': EVERYONE,
    'get /versions': EVERYONE,
    'post /:key': WITH_PASSWORD,
    'delete /:key': WITH_PASSWORD,
  },
}

interface GlobalRights {
  readonly read?: Who
  readonly update?: Who
  readonly versions?: Who
}

function global({ read = NOBODY, update = NOBODY, versions = NOBODY }: GlobalRights): RouteAccess {
  return {
    'get /': read,
    'post /': update,
    'post /access': SIGNED_IN,
    'get /versions': versions,
    'get /versions/:id': versions,
    'post /versions/:id': versions === NOBODY ? NOBODY : update,
  }
}

const siteGlobal = global({ read: SIGNED_IN, update: PUBLISH, versions: SIGNED_IN })

export const GLOBAL_ACCESS: Readonly<Record<string, RouteAccess>> = {
  'front-page': siteGlobal,
  alert: siteGlobal,
  'contact-information': siteGlobal,
  banners: siteGlobal,
  about: siteGlobal,
  partners: siteGlobal,
  'privacy-policy': siteGlobal,
  'accessibility-statement': siteGlobal,
  'terms-of-use': siteGlobal,
  'security-reports': siteGlobal,
  'inbox-settings': global({ read: ADMIN, update: ADMIN }),
  'sign-in-rules': global({ read: ADMIN, update: ADMIN }),
  'content-version': global({ read: SIGNED_IN }),
  'audit-head': global({}),
  'log-head': global({}),
}
