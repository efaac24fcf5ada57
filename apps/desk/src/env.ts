import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DEPARTMENTS, type Department } from '@gaashaan/contract'
import { LOG_LEVELS, type LogLevel } from '@gaashaan/running/log-levels'
import { systemFault } from '@gaashaan/running/system-fault'
import { parseTrustedProxies, TRUSTED_PROXIES_RULE } from '@gaashaan/running/trusted-proxies'
import * as v from 'valibot'
import { mistakesTogether } from './env-mistakes.ts'
import { keptSecret } from './kept-secret.ts'
import { BUCKET_VARIABLES, readStoreSettings, type StoreSettings } from './media-store/settings.ts'

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

const VARIABLES = {
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

const Variables = v.object(VARIABLES)

/** Names of variables that the desk, `npm start` or the site read: all see the same environment. */
const KNOWN = [
  ...Object.keys(VARIABLES),
  ...BUCKET_VARIABLES,
  ...['API_BASE_URL', 'CACHE_DIR', 'DESK_HOST', 'DESK_METRICS_PORT', 'DESK_PORT', 'SITE_EMAIL'],
]

export interface MailSettings {
  /** Address of the mail server, `smtp://` or `smtps://`. */
  readonly smtpUrl: string
  readonly from: string
  readonly to: Readonly<Record<Department, string>>
}

export interface Env {
  readonly host: string
  readonly port: number
  /** Where operators' programs ask; nowhere where absent. */
  readonly metrics?: { readonly port: number; readonly host: string }
  readonly logLevel: LogLevel
  /** Milliseconds between the word to end and the end of listening. */
  readonly stopDelayMs: number
  /** This workspace's folder. */
  readonly deskDir: string
  /** Folder of the database file, the secret, and the media where no bucket holds them. */
  readonly dataDir: string
  readonly media: StoreSettings
  /** `postgres://…`, or empty for the SQLite file in `dataDir`. */
  readonly databaseUrl: string
  /** Address editors open the desk by; empty where that is the machine's own. */
  readonly deskUrl: string
  /** The site's public origin; empty where the desk is not told of one. */
  readonly siteUrl: string
  /** None when no mail server is set. */
  readonly mail?: MailSettings
  /** Proxies before the desk, which say who asks (X-Forwarded-For). */
  readonly trustedProxies: readonly string[]
  /** Addresses of the site, which says who its reader is where it asks for one. */
  readonly trustedSites: readonly string[]
  /** Names that requests may give the desk besides DESK_URL's and the machine's own. */
  readonly allowedHosts: readonly string[]
  /** Whether a second person publishes what one has written. */
  readonly fourEyes: boolean
  /** True while Next builds: there is no database and no secret then. */
  readonly isBuilding: boolean
}

/** The repository's root above a folder, else the folder: where a relative DATA_DIR starts. */
function rootAbove(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'apps', 'desk', 'package.json'))) return at
    if (dirname(at) === at) return folder
  }
}

function readMail(variables: v.InferOutput<typeof Variables>): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO_GENERAL: general } = variables
  if (smtpUrl === '') return undefined
  const address = (department: Department) =>
    variables[`MAIL_TO_${department.toUpperCase()}` as 'MAIL_TO_GENERAL'] || general
  const to = Object.fromEntries(DEPARTMENTS.map((name) => [name, address(name)]))
  return { smtpUrl, from, to: to as Record<Department, string> }
}

/** Parses the environment; throws an error that names every variable that makes no sense. */
export function readEnv(source: Readonly<Record<string, string | undefined>>, cwd: string): Env {
  const root = rootAbove(cwd)
  const result = v.safeParse(Variables, source)
  const dataDir = resolve(root, result.success ? result.output.DATA_DIR : '')
  const media = readStoreSettings(source, dataDir)
  const issues = result.issues ?? []
  const problems = issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
  problems.push(...media.problems, ...mistakesTogether(source, KNOWN))
  if (!result.success || problems.length > 0) throw new Error(problems.join('\n'))
  const { output } = result
  return {
    host: output.HOST,
    port: output.PORT,
    ...(output.METRICS_PORT !== undefined && {
      metrics: { port: output.METRICS_PORT, host: output.METRICS_HOST || '127.0.0.1' },
    }),
    logLevel: output.LOG_LEVEL || 'info',
    stopDelayMs: output.STOP_DELAY_SECONDS * 1000,
    deskDir: join(root, 'apps', 'desk'),
    dataDir,
    media: media.settings,
    databaseUrl: output.DATABASE_URL,
    deskUrl: output.DESK_URL.replace(/\/$/, ''),
    siteUrl: output.SITE_URL.replace(/\/$/, ''),
    mail: readMail(output),
    trustedProxies: output.TRUST_PROXY,
    trustedSites: output.TRUST_SITE,
    allowedHosts: output.DESK_ALLOWED_HOSTS,
    fourEyes: output.FOUR_EYES !== 'off',
    isBuilding: output.NEXT_PHASE === 'phase-production-build',
  }
}

/** This process's; where it makes no sense the process ends, and says why to who started it. */
function ofProcess(): Env {
  try {
    return readEnv(process.env, process.cwd())
  } catch (error) {
    const lines = error instanceof Error ? error.message : String(error)
    process.stderr.write(`error: the desk’s environment is wrong:\n${lines}\n`)
    process.exit(1)
  }
}

export const env = ofProcess()

function secretOfProcess(): string {
  if (env.isBuilding) return 'building'
  try {
    return process.env.PAYLOAD_SECRET?.trim() || keptSecret(env.dataDir)
  } catch (error) {
    process.stderr.write(`error: ${systemFault(error) ?? (error as Error).message}\n`)
    process.exit(1)
  }
}

/** Signs the editors' sessions; a build needs none. */
export const payloadSecret = secretOfProcess()

/** `postgres://…` of a server the tests may make databases on; empty for SQLite. */
export const testDatabaseUrl = process.env.DATABASE_URL_TEST ?? ''

/** `http://127.0.0.1:…` of a server the tests may fill buckets on; empty for the data folder. */
export const testBucketUrl = process.env.S3_ENDPOINT_TEST ?? ''
