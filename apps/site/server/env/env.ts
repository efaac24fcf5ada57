import path from 'node:path'
import { LOG_LEVELS, type LogLevel } from '@gaashaan/runtime/log-levels'
import * as v from 'valibot'
import type { Settings } from '../../app/settings/settings.ts'
import { HSTS_SUBDOMAINS, type HstsSubdomains } from '../http/security-headers.ts'
import { ROOT } from '../paths.ts'
import { joinErrors, suggestNames } from './env-errors.ts'
import {
  Address,
  BaseAddress,
  CheckSeconds,
  Email,
  HostNames,
  List,
  Megabytes,
  Origin,
  Port,
  Processes,
  RenewalDay,
  StopDelay,
  StoreAddress,
  Text,
  TrustedProxies,
} from './env-schema.ts'

/** Oldest Node that runs this project's TypeScript and passes its tests. */
const NODE_MAJOR = 26

const MAP_FRAME = 'https://www.openstreetmap.org/export/embed.html?bbox='

/** Every variable, its check, and its default as somebody would write it. */
export const VARIABLES = {
  PORT: v.optional(Port, '3000'),
  /** The site's port is the public one, so it listens on every address by default. */
  HOST: v.optional(Text, '0.0.0.0'),
  /** Where operators' programs ask for figures; nowhere unless set. */
  METRICS_PORT: v.optional(Port),
  METRICS_HOST: v.optional(Text, '127.0.0.1'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  /** Seconds in which an ending process reports that it is not ready, and still takes requests. */
  STOP_DELAY_SECONDS: v.optional(StopDelay, '0'),
  WEB_CONCURRENCY: v.optional(Processes, '1'),
  /** Where the API host answers; may have a path. */
  API_BASE_URL: v.optional(BaseAddress, 'http://127.0.0.1:3001'),
  /** The site's public origin; `http://localhost:PORT` when unset. */
  SITE_URL: v.optional(Origin),
  TRUST_PROXY: v.optional(TrustedProxies, 'no'),
  /** Most megabytes of memory for rendered pages and answers in all their encodings. */
  PAGE_CACHE_MEGABYTES: v.optional(Megabytes, '128'),
  /** Where the desk keeps its data; the site's own folder stands in it unless CACHE_DIR is set. */
  DATA_DIR: v.optional(Text, 'var'),
  CACHE_DIR: v.optional(Text),
  CACHE_DISK_MEGABYTES: v.optional(Megabytes, '512'),
  /** Seconds between two checks of the live stream; 0, the default, for none. */
  STREAM_CHECK_SECONDS: v.optional(CheckSeconds, '0'),
  /** Where several processes count contact messages together; each by itself when unset. */
  REDIS_URL: v.optional(StoreAddress),
  /** Whether HSTS covers the subdomains of the public host too. */
  HSTS_SUBDOMAINS: v.optional(v.picklist(HSTS_SUBDOMAINS, 'must be no, yes or preload'), 'no'),
  /** Mailbox for reports of weaknesses, and the day on which `security.txt` expires. */
  SECURITY_EMAIL: v.optional(Email),
  SECURITY_TXT_EXPIRES: v.optional(RenewalDay),
  NODE_ENV: v.optional(v.picklist(['production', 'development', 'test']), 'production'),
  PICTURE_HOSTS: v.optional(HostNames, ''),
  SITE_EMAIL: v.optional(Email, 'info@gaashaan.example'),
  SITE_PRESS_EMAIL: v.optional(Email, 'press@gaashaan.example'),
  SITE_HOTLINE: v.optional(Text, '+252 00 000 0000'),
  SITE_OFFICE_PHONES: v.optional(List, '+252 00 000 0001, +252 00 000 0002'),
  RADIO_URL: v.optional(Address, 'https://radio.gaashaan.example/'),
  STREAM_URL: v.optional(Address, 'https://stream.gaashaan.example/live'),
  SOCIAL_FACEBOOK_URL: v.optional(Address, 'https://facebook.example/gaashaan'),
  SOCIAL_X_URL: v.optional(Address, 'https://x.example/gaashaan'),
  SOCIAL_INSTAGRAM_URL: v.optional(Address, 'https://instagram.example/gaashaan'),
  SOCIAL_YOUTUBE_URL: v.optional(Address, 'https://youtube.example/gaashaan'),
  SOCIAL_TIKTOK_URL: v.optional(Address, 'https://tiktok.example/gaashaan'),
  CREDIT_URL: v.optional(Address, 'https://credit.gaashaan.example/'),
  MAP_EMBED_URL: v.optional(
    Address,
    `${MAP_FRAME}45.250%2C1.990%2C45.400%2C2.100&layer=mapnik&marker=2.0469%2C45.3182`,
  ),
  MAP_URL: v.optional(
    Address,
    'https://www.openstreetmap.org/?mlat=2.0469&mlon=45.3182#map=13/2.0469/45.3182',
  ),
  OEMBED_URL_YOUTUBE: v.optional(Address, 'https://www.youtube.com/oembed'),
  OEMBED_URL_VIMEO: v.optional(Address, 'https://vimeo.com/api/oembed.json'),
} as const

const EnvSchema = v.object(VARIABLES)

type Variables = v.InferOutput<typeof EnvSchema>

export interface Env {
  readonly port: number
  readonly host: string
  /** Where operators' programs ask; nowhere where absent. */
  readonly metrics?: { readonly port: number; readonly host: string }
  readonly logLevel: LogLevel
  /** Milliseconds between the word to end and the end of listening. */
  readonly stopDelayMs: number
  /** How many processes listen, each with memory of its own; at least 1. */
  readonly processes: number
  /** Without a final slash. */
  readonly apiBaseUrl: string
  /** Addresses and networks; none are trusted where empty. */
  readonly trustedProxies: string[]
  /** Where answers and files are kept beyond the process; nowhere where absent. */
  readonly diskCache?: { readonly directory: string; readonly maxBytes: number }
  /** Hosts besides the API host whose pictures pages show. */
  readonly pictureHosts: readonly string[]
  readonly isDevelopment: boolean
  readonly pageCacheBytes: number
  /** Milliseconds between two looks at the live stream; 0 where nobody looks. */
  readonly streamCheckMs: number
  /** Valkey or Redis; none where absent. */
  readonly redisUrl?: string
  readonly hstsSubdomains: HstsSubdomains
  /** What `security.txt` says; nothing is served there where absent. */
  readonly securityText?: { readonly email?: string | undefined; readonly expires: string }
  readonly oembed: { readonly youtube: string; readonly vimeo: string }
  readonly settings: Settings
}

/** A folder of its own, from the repository's root as the desk's. */
function diskCacheFrom(values: Variables): Env['diskCache'] {
  if (values.CACHE_DIR === 'none') return undefined
  return {
    directory: path.resolve(ROOT, values.CACHE_DIR ?? path.join(values.DATA_DIR, 'site-cache')),
    maxBytes: values.CACHE_DISK_MEGABYTES * 1024 * 1024,
  }
}

function settingsFrom(values: Variables): Settings {
  return {
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    email: values.SITE_EMAIL,
    pressEmail: values.SITE_PRESS_EMAIL,
    hotline: values.SITE_HOTLINE,
    officePhones: values.SITE_OFFICE_PHONES,
    radioUrl: values.RADIO_URL,
    streamUrl: values.STREAM_URL,
    social: {
      facebook: values.SOCIAL_FACEBOOK_URL,
      x: values.SOCIAL_X_URL,
      instagram: values.SOCIAL_INSTAGRAM_URL,
      youtube: values.SOCIAL_YOUTUBE_URL,
      tiktok: values.SOCIAL_TIKTOK_URL,
    },
    creditUrl: values.CREDIT_URL,
    mapEmbedUrl: values.MAP_EMBED_URL,
    mapUrl: values.MAP_URL,
  }
}

/**
 * The environment as values. A blank variable counts as unset. Throws an Error whose message has
 * one line for each wrong variable.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const filled = Object.entries(source).filter(([, text]) => text?.trim())
  const result = v.safeParse(EnvSchema, Object.fromEntries(filled))
  const wrong = (result.issues ?? []).map((issue) => String(issue.path?.[0]?.key))
  const lines = (result.issues ?? []).map(
    (issue, at) => `${wrong[at]} is ${JSON.stringify(source[wrong[at] ?? ''])}: ${issue.message}`,
  )
  // What is wrong by itself is left as it was written: no line about it beside its own.
  const right = Object.entries(result.output as Partial<Variables>)
  const values = Object.fromEntries(right.filter(([name]) => !wrong.includes(name))) as Variables
  lines.push(...joinErrors(values, (name) => Boolean(source[name]?.trim())))
  lines.push(...suggestNames(source, Object.keys(VARIABLES)))
  if (lines.length > 0) throw new Error(lines.join('\n'))
  return {
    port: values.PORT,
    host: values.HOST,
    ...(values.METRICS_PORT !== undefined && {
      metrics: { port: values.METRICS_PORT, host: values.METRICS_HOST },
    }),
    logLevel: values.LOG_LEVEL,
    stopDelayMs: values.STOP_DELAY_SECONDS * 1000,
    processes: values.WEB_CONCURRENCY,
    apiBaseUrl: values.API_BASE_URL,
    trustedProxies: values.TRUST_PROXY,
    diskCache: diskCacheFrom(values),
    pictureHosts: values.PICTURE_HOSTS,
    isDevelopment: values.NODE_ENV === 'development',
    pageCacheBytes: values.PAGE_CACHE_MEGABYTES * 1024 * 1024,
    streamCheckMs: values.STREAM_CHECK_SECONDS * 1000,
    ...(values.REDIS_URL !== undefined && { redisUrl: values.REDIS_URL }),
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    ...(values.SECURITY_TXT_EXPIRES !== undefined && {
      securityText: { email: values.SECURITY_EMAIL, expires: values.SECURITY_TXT_EXPIRES },
    }),
    oembed: { youtube: values.OEMBED_URL_YOUTUBE, vimeo: values.OEMBED_URL_VIMEO },
    settings: settingsFrom(values),
  }
}

/** Throws when a version such as `v20.1.0` is older than the one the project needs. */
export function checkNode(version: string): void {
  if (Number.parseInt(version.slice(1), 10) >= NODE_MAJOR) return
  throw new Error(
    `Node ${version} is too old: the site needs Node ${NODE_MAJOR}. Start it with npm, which uses the pinned one.`,
  )
}

/**
 * This process's environment; nothing else in the site reads it. React chooses its build by
 * NODE_ENV when it is first loaded, so the default is written back before that.
 */
export function readProcessEnv(mode: 'production' | 'development' = 'production'): Env {
  checkNode(process.version)
  process.env.NODE_ENV ||= mode
  return readEnv(process.env)
}
