import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DEPARTMENTS, type Department } from '@gaashaan/contract'
import { errorMessage } from '@gaashaan/runtime/error-message'
import { keepPrivate } from '@gaashaan/runtime/private-folder'
import { systemFault } from '@gaashaan/runtime/system-fault'
import * as v from 'valibot'
import type { OpenIdSettings } from '../auth/openid/settings.ts'
import type { StoreSettings } from '../media/store/settings.ts'
import { combinationErrors } from './env-errors.ts'
import { VARIABLES } from './env-schema.ts'
import { storedSecret } from './stored-secret.ts'

const Variables = v.object(VARIABLES)

/** The variables of the desk, the site and `npm start`, which share an environment. */
const KNOWN_VARIABLES = [
  ...Object.keys(VARIABLES),
  'API_BASE_URL',
  'CACHE_DIR',
  'DESK_HOST',
  'DESK_METRICS_PORT',
  'DESK_PORT',
  'SITE_EMAIL',
]

export interface MailSettings {
  /** URL of the mail server: `smtp://…` or `smtps://…`. */
  readonly smtpUrl: string
  readonly from: string
  readonly to: Readonly<Record<Department, string>>
}

/** The repository's root above a folder, to which a relative DATA_DIR refers; else the folder itself. */
function findRoot(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'apps', 'desk', 'package.json'))) return at
    if (dirname(at) === at) return folder
  }
}

function readMail(variables: v.InferOutput<typeof Variables>): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO_GENERAL: general } = variables
  if (smtpUrl === '') return undefined
  const addressOf = (department: Department) =>
    variables[`MAIL_TO_${department.toUpperCase()}` as 'MAIL_TO_GENERAL'] || general
  const to = Object.fromEntries(DEPARTMENTS.map((name) => [name, addressOf(name)]))
  return { smtpUrl, from, to: to as Record<Department, string> }
}

function readOpenId(variables: v.InferOutput<typeof Variables>): OpenIdSettings | undefined {
  const { OPENID_ISSUER: issuer, OPENID_CLIENT_ID, OPENID_CLIENT_SECRET } = variables
  if (issuer === '') return undefined
  return {
    issuer,
    clientId: OPENID_CLIENT_ID,
    clientSecret: OPENID_CLIENT_SECRET,
    secondFactorAcr: variables.OPENID_SECOND_FACTOR_ACR,
  }
}

/** The bucket if S3_BUCKET is set, else the folder `media` of the data folder. */
function readStore(variables: v.InferOutput<typeof Variables>, dataDir: string): StoreSettings {
  const { S3_BUCKET: bucket, S3_ENDPOINT, S3_PATH_STYLE, S3_PREFIX } = variables
  if (bucket === '') return { kind: 'folder', folder: join(dataDir, 'media') }
  return {
    kind: 's3',
    bucket,
    endpoint: S3_ENDPOINT.replace(/\/$/, ''),
    // Servers other than Amazon's have no regions, and expect signatures with this one.
    region: variables.S3_REGION || 'us-east-1',
    accessKeyId: variables.S3_ACCESS_KEY_ID,
    secretAccessKey: variables.S3_SECRET_ACCESS_KEY,
    isPathStyle: S3_PATH_STYLE === '' ? S3_ENDPOINT !== '' : S3_PATH_STYLE === 'yes',
    prefix: S3_PREFIX === '' || S3_PREFIX.endsWith('/') ? S3_PREFIX : `${S3_PREFIX}/`,
  }
}

/** Parses the environment; throws an error with a line for every invalid variable. */
export function readEnv(source: Readonly<Record<string, string | undefined>>, cwd: string) {
  const root = findRoot(cwd)
  const result = v.safeParse(Variables, source)
  const issues = result.issues ?? []
  const problems = issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
  problems.push(...combinationErrors(source, KNOWN_VARIABLES))
  if (!result.success || problems.length > 0) throw new Error(problems.join('\n'))
  const { output } = result
  const dataDir = resolve(root, output.DATA_DIR)
  return {
    host: output.HOST,
    port: output.PORT,
    /** Where the metrics are served; they are not if this is undefined. */
    ...(output.METRICS_PORT !== undefined && {
      metrics: { port: output.METRICS_PORT, host: output.METRICS_HOST || '127.0.0.1' },
    }),
    logLevel: output.LOG_LEVEL || ('info' as const),
    /** Time from the signal to stop until the desk accepts no more connections. */
    stopDelayMs: output.STOP_DELAY_SECONDS * 1000,
    /** Folder of this workspace. */
    deskDir: join(root, 'apps', 'desk'),
    /** Folder of the database file, the secret, and the media unless they are in a bucket. */
    dataDir,
    media: readStore(output, dataDir),
    /** `postgres://…`, or empty for the SQLite file in `dataDir`. */
    databaseUrl: output.DATABASE_URL,
    /** URL by which editors open the desk; empty if they use the machine's own address. */
    deskUrl: output.DESK_URL.replace(/\/$/, ''),
    /** The site's public origin; empty if it is not set. */
    siteUrl: output.SITE_URL.replace(/\/$/, ''),
    /** The name of the transparency log: the site's URL without its scheme (C2SP tlog-checkpoint). */
    logOrigin: `${output.SITE_URL === '' ? 'localhost' : new URL(output.SITE_URL).host}/log`,
    /** The file with the log's keys; empty if `dataDir` has it. */
    logKeyFile: output.LOG_KEY_FILE && resolve(root, output.LOG_KEY_FILE),
    /** Public keys of age to which backups are encrypted. */
    backupRecipients: output.BACKUP_RECIPIENTS,
    /** The file with the key that signs backups; empty if `dataDir` has it. */
    backupKeyFile: output.BACKUP_KEY_FILE && resolve(root, output.BACKUP_KEY_FILE),
    /** Public keys whose backups are restored. */
    backupSignedBy: output.BACKUP_SIGNED_BY,
    /** The file with the private key of encrypted backups; empty if it is not here. */
    backupIdentityFile: output.BACKUP_IDENTITY_FILE && resolve(root, output.BACKUP_IDENTITY_FILE),
    /** The file with the audit's keys; empty if `dataDir` has it. */
    auditKeyFile: output.AUDIT_KEY_FILE && resolve(root, output.AUDIT_KEY_FILE),
    /** Where the audit is shipped to; empty texts for nowhere. */
    auditShipping: { file: output.AUDIT_FILE, syslog: output.AUDIT_SYSLOG },
    /** Undefined without a mail server. */
    mail: readMail(output),
    /** The ministry's own sign-in; undefined without one. */
    openId: readOpenId(output),
    /** Proxies in front of the desk, whose X-Forwarded-For is believed. */
    trustedProxies: output.TRUST_PROXY,
    /** Addresses of the site, which is believed about its readers' addresses. */
    trustedSites: output.TRUST_SITE,
    /** Host names that requests may have besides DESK_URL's and the machine's own. */
    allowedHosts: output.DESK_ALLOWED_HOSTS,
    /** Whether another person than the author publishes. */
    fourEyes: output.FOUR_EYES !== 'off',
    /** Next's build has neither a database nor a secret. */
    isBuilding: output.NEXT_PHASE === 'phase-production-build',
  }
}

/** Ends the process with an error that the person who started it reads. */
function exitWithError(message: string): never {
  process.stderr.write(`error: ${message}\n`)
  process.exit(1)
}

function readProcessEnv() {
  try {
    return readEnv(process.env, process.cwd())
  } catch (error) {
    return exitWithError(`the desk’s environment is wrong:\n${errorMessage(error)}`)
  }
}

function readSecret(): string {
  if (env.isBuilding) return 'building'
  try {
    return process.env.PAYLOAD_SECRET?.trim() || storedSecret(env.dataDir)
  } catch (error) {
    return exitWithError(systemFault(error) ?? (error as Error).message)
  }
}

/** The environment of this process. If it is invalid, the process ends and prints why. */
export const env = readProcessEnv()

// Before the secret, which makes the folder.
if (!env.isBuilding) {
  keepPrivate(env.dataDir)
  // It can be a link to another disk.
  if (env.media.kind === 'folder') keepPrivate(env.media.folder)
}

/** The secret that signs the editors' sessions. */
export const payloadSecret = readSecret()

/** `postgres://…` of a server on which tests create databases; empty for SQLite. */
export const testDatabaseUrl = process.env.DATABASE_URL_TEST ?? ''

/** `http://127.0.0.1:…` of a server on which tests fill buckets; empty for the data folder. */
export const testBucketUrl = process.env.S3_ENDPOINT_TEST ?? ''
