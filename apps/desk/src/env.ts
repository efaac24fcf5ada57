import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DEPARTMENTS, type Department } from '@gaashaan/contract'
import * as v from 'valibot'
import { readStoreSettings, type StoreSettings } from './media-store/settings.ts'

const Text = v.pipe(v.string(), v.trim())
const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'PORT must be a number'),
  v.transform(Number),
  v.maxValue(65_535),
)

const Variables = v.object({
  HOST: v.optional(Text, '127.0.0.1'),
  PORT: v.optional(Port, '3001'),
  DATA_DIR: v.optional(Text, 'var'),
  DATABASE_URL: v.optional(
    v.pipe(Text, v.regex(/^(postgres(ql)?:\/\/.*)?$/, 'DATABASE_URL must be postgres://…')),
    '',
  ),
  PAYLOAD_SECRET: v.optional(Text, ''),
  DESK_URL: v.optional(v.pipe(Text, v.regex(/^(https?:\/\/.*)?$/, 'DESK_URL must be http(s)')), ''),
  SITE_URL: v.optional(
    v.pipe(Text, v.regex(/^(https?:\/\/[^/]+\/?)?$/, 'SITE_URL must be an origin')),
    '',
  ),
  SMTP_URL: v.optional(v.pipe(Text, v.regex(/^(smtps?:\/\/.*)?$/, 'SMTP_URL must be smtp(s)')), ''),
  MAIL_FROM: v.optional(Text, ''),
  MAIL_TO_COMMUNICATIONS: v.optional(Text, ''),
  MAIL_TO_PRESS: v.optional(Text, ''),
  MAIL_TO_SECURITY: v.optional(Text, ''),
  MAIL_TO_GENERAL: v.optional(Text, ''),
  TRUST_PROXY: v.optional(v.picklist(['', 'yes', 'no']), ''),
  FOUR_EYES: v.optional(v.picklist(['', 'on', 'off']), ''),
  NEXT_PHASE: v.optional(Text, ''),
})

export interface MailSettings {
  /** Address of the mail server, `smtp://` or `smtps://`. */
  readonly smtpUrl: string
  readonly from: string
  readonly to: Readonly<Record<Department, string>>
}

export interface Env {
  readonly host: string
  readonly port: number
  /** This workspace's folder. */
  readonly deskDir: string
  /** Folder of the database file, the secret, and the media where no bucket holds them. */
  readonly dataDir: string
  readonly media: StoreSettings
  /** `postgres://…`, or empty for the SQLite file in `dataDir`. */
  readonly databaseUrl: string
  /** Address editors open the desk by; empty when any will do. */
  readonly deskUrl: string
  /** The site's public origin; empty where the desk is not told of one. */
  readonly siteUrl: string
  /** None when no mail server is set. */
  readonly mail?: MailSettings
  /** Whether X-Forwarded-For is written by a server of ours. */
  readonly trustsForwardedFor: boolean
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
  if (from === '' || general === '') {
    throw new Error('SMTP_URL needs MAIL_FROM and MAIL_TO_GENERAL beside it.')
  }
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
  problems.push(...media.problems)
  if (!result.success || problems.length > 0) throw new Error(problems.join('\n'))
  const { output } = result
  const isLoopback = ['127.0.0.1', '::1', 'localhost'].includes(output.HOST)
  return {
    host: output.HOST,
    port: output.PORT,
    deskDir: join(root, 'apps', 'desk'),
    dataDir,
    media: media.settings,
    databaseUrl: output.DATABASE_URL,
    deskUrl: output.DESK_URL.replace(/\/$/, ''),
    siteUrl: output.SITE_URL.replace(/\/$/, ''),
    mail: readMail(output),
    trustsForwardedFor: output.TRUST_PROXY === '' ? isLoopback : output.TRUST_PROXY === 'yes',
    fourEyes: output.FOUR_EYES !== 'off',
    isBuilding: output.NEXT_PHASE === 'phase-production-build',
  }
}

/** The kept secret of a data folder, made at first use and readable by its owner alone. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    chmodSync(file, 0o600)
  }
  return readFileSync(file, 'utf8').trim()
}

export const env = readEnv(process.env, process.cwd())

/** Signs the editors' sessions; a build needs none. */
export const payloadSecret = env.isBuilding
  ? 'building'
  : process.env.PAYLOAD_SECRET?.trim() || keptSecret(env.dataDir)

/** `postgres://…` of a server the tests may make databases on; empty for SQLite. */
export const testDatabaseUrl = process.env.DATABASE_URL_TEST ?? ''

/** `http://127.0.0.1:…` of a server the tests may fill buckets on; empty for the data folder. */
export const testBucketUrl = process.env.S3_ENDPOINT_TEST ?? ''
