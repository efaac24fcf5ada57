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
/** As it came, where a blank one counts as unset. */
const OptionalPort = v.pipe(
  v.string(),
  v.regex(/^(?:\d{1,5})?$/, 'must be a port number'),
  v.transform((text) => (text === '' ? undefined : Number(text))),
  v.check((port) => port === undefined || port <= 65_535, 'must be a port number'),
)

const DELAY_WRONG = 'must be a whole number of seconds from 0 to 60'
const Delay = v.pipe(
  v.string(),
  v.regex(/^\d{0,2}$/, DELAY_WRONG),
  v.transform(Number),
  v.maxValue(60, DELAY_WRONG),
)
/** The servers that are believed when they say who asks; a blank one is nobody. */
const Trusted = v.pipe(
  v.string(),
  v.check((text) => parseTrustedProxies(text) !== undefined, TRUSTED_PROXIES_RULE),
  v.transform((text) => parseTrustedProxies(text) ?? []),
)

const Hosts = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
  v.check(
    (hosts) => hosts.every((host) => /^(?:[\w.-]+|\[[\da-f:]+\])$/i.test(host)),
    'must be names of hosts without ports, between commas',
  ),
)

/** One address, or `Name <address>`. */
const Mailbox = v.pipe(
  Text,
  v.regex(/^(?:[^@\n]*<?[^@\s<>]+@[^@\s<>]+>?)?$/, 'must be an e-mail address'),
)

/** Every variable of the desk but the bucket's, its check, and its default as somebody would write it. */
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
  DATABASE_URL: v.optional(
    v.pipe(Text, v.regex(/^(postgres(ql)?:\/\/.*)?$/, 'must be postgres://…')),
    '',
  ),
  PAYLOAD_SECRET: v.optional(Text, ''),
  DESK_ALLOWED_HOSTS: v.optional(Hosts, ''),
  DESK_URL: v.optional(v.pipe(Text, v.regex(/^(https?:\/\/.*)?$/, 'must be http(s)://…')), ''),
  SITE_URL: v.optional(
    v.pipe(
      Text,
      v.regex(
        /^(https?:\/\/[^/]+\/?)?$/,
        'must be an origin, such as https://www.gaashaan.example',
      ),
    ),
    '',
  ),
  SMTP_URL: v.optional(v.pipe(Text, v.regex(/^(smtps?:\/\/.*)?$/, 'must be smtp(s)://…')), ''),
  MAIL_FROM: v.optional(Mailbox, ''),
  MAIL_TO_COMMUNICATIONS: v.optional(Mailbox, ''),
  MAIL_TO_PRESS: v.optional(Mailbox, ''),
  MAIL_TO_SECURITY: v.optional(Mailbox, ''),
  MAIL_TO_GENERAL: v.optional(Mailbox, ''),
  TRUST_PROXY: v.optional(Trusted, 'no'),
  TRUST_SITE: v.optional(Trusted, 'no'),
  FOUR_EYES: v.optional(v.picklist(['', 'on', 'off'], 'must be on or off'), ''),
  NEXT_PHASE: v.optional(Text, ''),
}
