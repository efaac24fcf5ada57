import path from 'node:path'
import { isInsecurePublicUrl } from '@gaashaan/http/insecure-url'
import { LOG_LEVELS } from '@gaashaan/runtime/log-levels'
import { misspeltVariables } from '@gaashaan/runtime/misspelt-variables'
import * as v from 'valibot'
import type { Settings } from '../../app/settings/settings.ts'
import { HSTS_SUBDOMAINS } from '../http/security-headers.ts'
import { ROOT } from '../paths.ts'
import {
  BaseUrl,
  CheckSeconds,
  Email,
  HostNames,
  HttpUrl,
  List,
  Megabytes,
  Origin,
  Port,
  Processes,
  RedisUrl,
  RenewalDay,
  StopDelay,
  TagHeader,
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
  /** The private port for metrics; closed unless set. */
  METRICS_PORT: v.optional(Port),
  METRICS_HOST: v.optional(Text, '127.0.0.1'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  /**
   * Seconds for which a stopping process still takes requests, and reports that it is not ready.
   */
  STOP_DELAY_SECONDS: v.optional(StopDelay, '0'),
  WEB_CONCURRENCY: v.optional(Processes, '1'),
  /** The API host's URL; may have a path. */
  API_BASE_URL: v.optional(BaseUrl, 'http://127.0.0.1:3001'),
  /** The site's public origin; `http://localhost:PORT` if unset. */
  SITE_URL: v.optional(Origin),
  TRUST_PROXY: v.optional(TrustedProxies, 'no'),
  /** Memory for rendered pages and calls in all their encodings. */
  PAGE_CACHE_MEGABYTES: v.optional(Megabytes, '128'),
  /** The desk's data folder; the site's folder is inside unless CACHE_DIR is set. */
  DATA_DIR: v.optional(Text, 'var'),
  CACHE_DIR: v.optional(Text),
  CACHE_DISK_MEGABYTES: v.optional(Megabytes, '512'),
  /** Interval of checks of the live stream; 0, the default, means none. */
  STREAM_CHECK_SECONDS: v.optional(CheckSeconds, '0'),
  /** Where several processes count contact messages together; if unset, each counts its own. */
  REDIS_URL: v.optional(RedisUrl),
  /** The header by which a CDN in front knows the cache tags of a response. */
  CDN_TAG_HEADER: v.optional(TagHeader),
  /** Where the CDN is told what to purge, and the token that it requires. */
  CDN_PURGE_URL: v.optional(HttpUrl),
  CDN_PURGE_TOKEN: v.optional(Text),
  /** Whether HSTS covers the public host's subdomains too. */
  HSTS_SUBDOMAINS: v.optional(v.picklist(HSTS_SUBDOMAINS, 'must be no, yes or preload')),
  /** Mailbox for reports of vulnerabilities, and the day on which `security.txt` expires. */
  SECURITY_EMAIL: v.optional(Email),
  SECURITY_TXT_EXPIRES: v.optional(RenewalDay),
  NODE_ENV: v.optional(v.picklist(['production', 'development', 'test']), 'production'),
  PICTURE_HOSTS: v.optional(HostNames, ''),
  SITE_EMAIL: v.optional(Email, 'info@gaashaan.example'),
  SITE_PRESS_EMAIL: v.optional(Email, 'press@gaashaan.example'),
  SITE_HOTLINE: v.optional(Text, '+252 00 000 0000'),
  SITE_OFFICE_PHONES: v.optional(List, '+252 00 000 0001, +252 00 000 0002'),
  RADIO_URL: v.optional(HttpUrl, 'https://radio.gaashaan.example/'),
  STREAM_URL: v.optional(HttpUrl, 'https://stream.gaashaan.example/live'),
  SOCIAL_FACEBOOK_URL: v.optional(HttpUrl, 'https://facebook.example/gaashaan'),
  SOCIAL_X_URL: v.optional(HttpUrl, 'https://x.example/gaashaan'),
  SOCIAL_INSTAGRAM_URL: v.optional(HttpUrl, 'https://instagram.example/gaashaan'),
  SOCIAL_YOUTUBE_URL: v.optional(HttpUrl, 'https://youtube.example/gaashaan'),
  SOCIAL_TIKTOK_URL: v.optional(HttpUrl, 'https://tiktok.example/gaashaan'),
  CREDIT_URL: v.optional(HttpUrl, 'https://credit.gaashaan.example/'),
  MAP_EMBED_URL: v.optional(
    HttpUrl,
    `${MAP_FRAME}45.250%2C1.990%2C45.400%2C2.100&layer=mapnik&marker=2.0469%2C45.3182`,
  ),
  MAP_URL: v.optional(
    HttpUrl,
    'https://www.openstreetmap.org/?mlat=2.0469&mlon=45.3182#map=13/2.0469/45.3182',
  ),
  OEMBED_URL_YOUTUBE: v.optional(HttpUrl, 'https://www.youtube.com/oembed'),
  OEMBED_URL_VIMEO: v.optional(HttpUrl, 'https://vimeo.com/api/oembed.json'),
} as const

const EnvSchema = v.object(VARIABLES)

export type Variables = v.InferOutput<typeof EnvSchema>

/** Errors that no variable shows by itself, one line each. */
function combinationErrors(
  values: Partial<Variables>,
  isSet: (name: keyof Variables) => boolean,
): string[] {
  const errors: string[] = []
  const { PORT, METRICS_PORT, SITE_URL } = values
  if (METRICS_PORT !== undefined && METRICS_PORT === PORT) {
    errors.push(`METRICS_PORT is ${METRICS_PORT}: must be another than PORT, which is the public’s`)
  }
  if (isSet('METRICS_HOST') && !isSet('METRICS_PORT')) {
    errors.push('METRICS_HOST is set without METRICS_PORT: nothing would listen there')
  }
  if (values.NODE_ENV === 'production' && SITE_URL && isInsecurePublicUrl(SITE_URL)) {
    errors.push(
      `SITE_URL is "${SITE_URL}": must begin with https: where readers come over the internet`,
    )
  }
  if (isSet('CDN_PURGE_URL') && !isSet('CDN_TAG_HEADER')) {
    errors.push(
      'CDN_PURGE_URL is set without CDN_TAG_HEADER: no response would have a tag to purge',
    )
  }
  if (isSet('CDN_PURGE_TOKEN') && !isSet('CDN_PURGE_URL')) {
    errors.push('CDN_PURGE_TOKEN is set without CDN_PURGE_URL: nothing would be told it')
  }
  if (values.CACHE_DIR === 'none' && isSet('CACHE_DISK_MEGABYTES')) {
    errors.push('CACHE_DISK_MEGABYTES is set, but CACHE_DIR is none: nothing is kept on a disk')
  }
  return errors
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

/** Variables of `npm start` and the desk, which run in the same environment. */
const OTHER_VARIABLES = [
  'DESK_URL',
  'DESK_PORT',
  'DESK_HOST',
  'DESK_ALLOWED_HOSTS',
  'DESK_METRICS_PORT',
  'DATABASE_URL',
  'TRUST_SITE',
]

export type Env = ReturnType<typeof readEnv>

/**
 * The environment as values. A blank variable counts as unset. Throws an Error whose message has
 * one line for each wrong variable.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>) {
  const isSet = (name: string) => Boolean(source[name]?.trim())
  const filled = Object.entries(source).filter(([name]) => isSet(name))
  const result = v.safeParse(EnvSchema, Object.fromEntries(filled))
  const issues = (result.issues ?? []).map((issue) => {
    return { name: String(issue.path?.[0].key), message: issue.message }
  })
  // Each wrong variable has one line, and is left out of the checks of combinations.
  const valid = Object.entries(result.output as Partial<Variables>).filter(([name]) =>
    issues.every((issue) => issue.name !== name),
  )
  const values = Object.fromEntries(valid) as Variables
  const errors = [
    ...issues.map(({ name, message }) => `${name} is ${JSON.stringify(source[name])}: ${message}`),
    ...combinationErrors(values, isSet),
    ...misspeltVariables(source, [...Object.keys(VARIABLES), ...OTHER_VARIABLES]),
  ]
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return {
    port: values.PORT,
    host: values.HOST,
    /** The private port; `undefined` if it is closed. */
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    logLevel: values.LOG_LEVEL,
    /** How long a stopping process still takes requests. */
    stopDelayMs: values.STOP_DELAY_SECONDS * 1000,
    /** The number of processes that listen, each with its own memory. */
    processes: values.WEB_CONCURRENCY,
    /** Without a final slash. */
    apiBaseUrl: values.API_BASE_URL,
    /** IP addresses and networks. */
    trustedProxies: values.TRUST_PROXY,
    /** Where responses and files are cached beyond the process, from the repository's root. */
    diskCache:
      values.CACHE_DIR === 'none'
        ? undefined
        : {
            directory: path.resolve(
              ROOT,
              values.CACHE_DIR ?? path.join(values.DATA_DIR, 'site-cache'),
            ),
            maxBytes: values.CACHE_DISK_MEGABYTES * 1024 * 1024,
          },
    /** Hosts besides the API host whose pictures pages show. */
    pictureHosts: values.PICTURE_HOSTS,
    isDevelopment: values.NODE_ENV === 'development',
    pageCacheBytes: values.PAGE_CACHE_MEGABYTES * 1024 * 1024,
    /** Interval of checks of the live stream; 0 if it is not checked. */
    streamCheckMs: values.STREAM_CHECK_SECONDS * 1000,
    /** Valkey or Redis. */
    redisUrl: values.REDIS_URL,
    /** The CDN in front; `undefined` if there is none that knows cache tags. */
    cdn: values.CDN_TAG_HEADER && {
      tagHeader: values.CDN_TAG_HEADER,
      purge:
        values.CDN_PURGE_URL === undefined
          ? undefined
          : { url: values.CDN_PURGE_URL, token: values.CDN_PURGE_TOKEN },
    },
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    /** The content of `security.txt`, which is served only if this is set. */
    securityText:
      values.SECURITY_TXT_EXPIRES === undefined
        ? undefined
        : {
            expires: values.SECURITY_TXT_EXPIRES,
            ...(values.SECURITY_EMAIL !== undefined && { email: values.SECURITY_EMAIL }),
          },
    oembed: { youtube: values.OEMBED_URL_YOUTUBE, vimeo: values.OEMBED_URL_VIMEO },
    settings: settingsFrom(values),
  }
}

/** Throws if a version such as `v20.1.0` is older than the project needs. */
export function checkNode(version: string): void {
  if (Number.parseInt(version.slice(1), 10) >= NODE_MAJOR) return
  throw new Error(
    `Node ${version} is too old: the site needs Node ${NODE_MAJOR}. Start it with npm, which uses the pinned one.`,
  )
}

/**
 * This process's environment; nothing else in the site reads it. The default of NODE_ENV is set
 * first, because React chooses its build by it when it is loaded.
 */
export function readProcessEnv(mode: 'production' | 'development' = 'production'): Env {
  checkNode(process.version)
  process.env.NODE_ENV ||= mode
  return readEnv(process.env)
}
