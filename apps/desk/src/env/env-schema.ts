import { parseTrustedProxies, TRUSTED_PROXIES_RULE } from '@gaashaan/http/trusted-proxies'
import { LOG_LEVELS } from '@gaashaan/runtime/log-levels'
import * as v from 'valibot'

const Text = v.pipe(v.string(), v.trim())
const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
)
/** A blank port counts as unset. */
const OptionalPort = v.pipe(
  v.string(),
  v.regex(/^(?:\d{1,5})?$/, 'must be a port number'),
  v.transform((text) => (text === '' ? undefined : Number(text))),
  v.check((port) => port === undefined || port <= 65_535, 'must be a port number'),
)

const DELAY_RULE = 'must be a whole number of seconds from 0 to 60'
const Delay = v.pipe(
  v.string(),
  v.regex(/^\d{0,2}$/, DELAY_RULE),
  v.transform(Number),
  v.maxValue(60, DELAY_RULE),
)
/** Proxies or sites that are believed about the addresses of their clients; a blank text trusts none. */
const Trusted = v.pipe(
  v.string(),
  v.check((text) => parseTrustedProxies(text) !== undefined, TRUSTED_PROXIES_RULE),
  v.transform((text) => parseTrustedProxies(text) ?? []),
)

const Names = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
)

/** Public keys of age (C2SP age, "The X25519 recipient type"). */
const Recipients = v.pipe(
  Names,
  v.check(
    (keys) => keys.every((key) => /^age1[\da-z]+$/.test(key)),
    'must be public keys of age (age1…) between commas',
  ),
)

const Hosts = v.pipe(
  Names,
  v.check(
    (hosts) => hosts.every((host) => /^(?:[\w.-]+|\[[\da-f:]+\])$/i.test(host)),
    'must be names of hosts without ports, between commas',
  ),
)

/** A text that is empty, or has a form. */
const optional = (form: RegExp, rule: string) =>
  v.optional(v.pipe(Text, v.regex(new RegExp(`^(?:${form.source})?$`), rule)), '')

/** One address, or `Name <address>`. */
const Mailbox = optional(/[^@\n]*<?[^@\s<>]+@[^@\s<>]+>?/, 'must be an e-mail address')

/** The schema of every variable of the desk; defaults are as in an environment. */
export const VARIABLES = {
  HOST: v.optional(Text, '127.0.0.1'),
  PORT: v.optional(Port, '3001'),
  METRICS_HOST: v.optional(Text, '127.0.0.1'),
  METRICS_PORT: v.optional(OptionalPort, ''),
  LOG_LEVEL: v.optional(
    v.picklist(['', ...LOG_LEVELS], `must be one of ${LOG_LEVELS.join(', ')}`),
    '',
  ),
  STOP_DELAY_SECONDS: v.optional(Delay, ''),
  DATA_DIR: v.optional(Text, 'var'),
  DATABASE_URL: optional(/postgres(ql)?:\/\/.*/, 'must be postgres://…'),
  PAYLOAD_SECRET: v.optional(Text, ''),
  LOG_KEY_FILE: v.optional(Text, ''),
  BACKUP_RECIPIENTS: v.optional(Recipients, ''),
  BACKUP_KEY_FILE: v.optional(Text, ''),
  BACKUP_SIGNED_BY: v.optional(Names, ''),
  BACKUP_IDENTITY_FILE: v.optional(Text, ''),
  AUDIT_KEY_FILE: v.optional(Text, ''),
  AUDIT_FILE: optional(/\/.+/, 'must be an absolute path'),
  AUDIT_SYSLOG: optional(
    /(?:udp|tcp):\/\/(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}/,
    'must be udp://host:port or tcp://host:port',
  ),
  OPENID_ISSUER: optional(/https?:\/\/[^?#\s]+/, 'must be http(s)://…, without ? and #'),
  OPENID_CLIENT_ID: v.optional(Text, ''),
  OPENID_CLIENT_SECRET: v.optional(Text, ''),
  OPENID_SECOND_FACTOR_ACR: v.optional(Text, ''),
  DESK_ALLOWED_HOSTS: v.optional(Hosts, ''),
  DESK_URL: optional(/https?:\/\/.*/, 'must be http(s)://…'),
  SITE_URL: optional(
    /https?:\/\/[^/]+\/?/,
    'must be an origin, such as https://www.gaashaan.example',
  ),
  SMTP_URL: optional(/smtps?:\/\/.*/, 'must be smtp(s)://…'),
  MAIL_FROM: Mailbox,
  MAIL_TO_COMMUNICATIONS: Mailbox,
  MAIL_TO_PRESS: Mailbox,
  MAIL_TO_SECURITY: Mailbox,
  MAIL_TO_GENERAL: Mailbox,
  TRUST_PROXY: v.optional(Trusted, 'no'),
  TRUST_SITE: v.optional(Trusted, 'no'),
  FOUR_EYES: v.optional(v.picklist(['', 'on', 'off'], 'must be on or off'), ''),
  NEXT_PHASE: v.optional(Text, ''),
  // Amazon's rule for bucket names, which others follow.
  S3_BUCKET: optional(/[a-z\d][a-z\d.-]{1,61}[a-z\d]/, 'must be the name of a bucket'),
  // No user, path or query: the path is made of the bucket and the key.
  S3_ENDPOINT: optional(/https?:\/\/[^/?#@\s]+\/?/, 'must be http(s)://host without a path'),
  S3_REGION: v.optional(Text, ''),
  S3_ACCESS_KEY_ID: v.optional(Text, ''),
  S3_SECRET_ACCESS_KEY: v.optional(Text, ''),
  S3_PATH_STYLE: optional(/yes|no/, 'must be yes or no'),
  S3_PREFIX: optional(
    /([\w.-]+\/)*[\w.-]*/,
    'must be letters, digits, dots and hyphens between slashes',
  ),
}

/** The names of the bucket's variables. */
export const BUCKET_VARIABLES = Object.keys(VARIABLES).filter((name) => name.startsWith('S3_'))
