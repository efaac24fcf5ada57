import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DEPARTMENTS, type Department } from '@gaashaan/contract'
import { errorMessage } from '@gaashaan/runtime/error-message'
import type { LogLevel } from '@gaashaan/runtime/log-levels'
import { systemFault } from '@gaashaan/runtime/system-fault'
import * as v from 'valibot'
import { BUCKET_VARIABLES, readStoreSettings, type StoreSettings } from '../media/store/settings.ts'
import { joinErrors } from './env-errors.ts'
import { VARIABLES } from './env-schema.ts'
import { storedSecret } from './stored-secret.ts'

const Variables = v.object(VARIABLES)

/** Names of variables that the desk, `npm start` or the site read: all see the same environment. */
const KNOWN = [
  ...Object.keys(VARIABLES),
  ...BUCKET_VARIABLES,
  'API_BASE_URL',
  'CACHE_DIR',
  'DESK_HOST',
  'DESK_METRICS_PORT',
  'DESK_PORT',
  'SITE_EMAIL',
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
  /** The site's public origin; empty where none is set. */
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
  problems.push(...media.problems, ...joinErrors(source, KNOWN))
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
    const lines = errorMessage(error)
    process.stderr.write(`error: the desk’s environment is wrong:\n${lines}\n`)
    process.exit(1)
  }
}

export const env = ofProcess()

function secretOfProcess(): string {
  if (env.isBuilding) return 'building'
  try {
    return process.env.PAYLOAD_SECRET?.trim() || storedSecret(env.dataDir)
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
