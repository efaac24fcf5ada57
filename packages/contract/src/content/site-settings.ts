import * as v from 'valibot'
import { LANGUAGES } from '../language.ts'
import { PictureSchema } from './picture.ts'

/** Levels of alerts, the least important first. */
export const ALERT_LEVELS = ['information', 'warning', 'emergency'] as const

export type AlertLevel = (typeof ALERT_LEVELS)[number]

/** Marks that the site draws itself: flags and the monograms of three organizations. */
export const PARTNER_MARKS = ['un', 'au', 'atmis', 'us', 'eu', 'turkey', 'uk', 'qatar'] as const

export type PartnerMark = (typeof PARTNER_MARKS)[number]

/** Kinds of partners (Specification §3: type labels). */
export const PARTNER_KINDS = ['international', 'regional', 'peacekeeping', 'defense'] as const

export type PartnerKind = (typeof PARTNER_KINDS)[number]

const Text = v.nullish(v.string())
const Filled = v.pipe(v.string(), v.minLength(1))
const Instant = v.nullish(v.pipe(v.string(), v.isoTimestamp()))

/** The URL of a link: HTTP or HTTPS, so that the browser runs no script. */
const LinkUrl = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s]+$/i))

/** The same, or a path of this site. */
const PageUrl = v.pipe(v.string(), v.regex(/^(?:https?:\/\/|\/(?![/\\]))[^\s]*$/i))

const AlertSchema = v.object({
  /** Each alert has its own: a reader who closed one sees the next. */
  id: Filled,
  level: v.picklist(ALERT_LEVELS),
  /** The language of its texts: the other language where there is no text in the requested one. */
  language: v.picklist(LANGUAGES),
  title: Filled,
  text: Text,
  link: v.nullish(v.object({ label: Filled, url: PageUrl })),
  /** ISO instants between which it is shown; without bound where absent. */
  from: Instant,
  until: Instant,
})

/** The ministry's pages on five networks (Specification §1). */
const SocialSchema = v.object(
  v.entriesFromList(['facebook', 'x', 'instagram', 'youtube', 'tiktok'], v.nullish(LinkUrl)),
)

const ContactInformationSchema = v.object({
  email: Text,
  press_email: Text,
  hotline: Text,
  office_phones: v.nullish(v.array(Filled)),
  radio_url: v.nullish(LinkUrl),
  stream_url: v.nullish(LinkUrl),
  social: v.nullish(SocialSchema),
  /** Texts in the response's language. */
  working_hours: Text,
  working_days: Text,
  day_off: Text,
  hotline_title: Text,
  office_hours: Text,
  address: Text,
})

const PartnerSchema = v.object({
  name: Filled,
  kind: v.picklist(PARTNER_KINDS),
  text: Text,
  mark: v.nullish(v.picklist(PARTNER_MARKS)),
  logo: v.nullish(PictureSchema),
  letters: Text,
  url: v.nullish(LinkUrl),
})

const Section = v.object({ heading: Text, text: Text })

/** The page about the ministry; each of its texts may be empty. */
const AboutSchema = v.object({
  title: Text,
  lead: Text,
  overview: v.nullish(v.object({ heading: Text, paragraphs: v.nullish(v.array(Filled)) })),
  mission: v.nullish(Section),
  vision: v.nullish(Section),
  values: v.nullish(
    v.object({ heading: Text, items: v.nullish(v.array(v.object({ title: Filled, text: Text }))) }),
  ),
  goals: v.nullish(v.object({ heading: Text, items: v.nullish(v.array(Filled)) })),
  minister: v.nullish(v.object({ heading: Text })),
  structure: v.nullish(
    v.object({ heading: Text, lead: Text, roles: v.nullish(v.record(v.string(), Text)) }),
  ),
})

/**
 * The ministry's settings for what surrounds the articles, in one language: our host's addition to
 * Specification §7. For an absent part, and for any empty text of a part, the site uses its own.
 */
export const SiteSettingsSchema = v.object({
  alert: v.nullish(AlertSchema),
  contact: v.nullish(ContactInformationSchema),
  banner: v.nullish(v.object({ picture: PictureSchema, show_name: v.boolean() })),
  partners: v.nullish(v.array(PartnerSchema)),
  about: v.nullish(AboutSchema),
})

export type Alert = v.InferOutput<typeof AlertSchema>
export type ContactInformation = v.InferOutput<typeof ContactInformationSchema>
export type Partner = v.InferOutput<typeof PartnerSchema>
export type About = v.InferOutput<typeof AboutSchema>
export type SiteSettings = v.InferOutput<typeof SiteSettingsSchema>
