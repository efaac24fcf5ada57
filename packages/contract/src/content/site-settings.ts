import * as v from 'valibot'
import { LANGUAGES } from '../language.ts'
import { PictureSchema } from './picture.ts'

/** How much an alert matters, least first. */
export const ALERT_LEVELS = ['information', 'warning', 'emergency'] as const

export type AlertLevel = (typeof ALERT_LEVELS)[number]

/** Signs that every site draws itself: flags and the monograms of three organizations. */
export const PARTNER_MARKS = ['un', 'au', 'atmis', 'us', 'eu', 'turkey', 'uk', 'qatar'] as const

export type PartnerMark = (typeof PARTNER_MARKS)[number]

/** What kind of partner it is (Specification §3: type labels). */
export const PARTNER_KINDS = ['international', 'regional', 'peacekeeping', 'defense'] as const

export type PartnerKind = (typeof PARTNER_KINDS)[number]

const Text = v.nullish(v.string())
const Filled = v.pipe(v.string(), v.minLength(1))
const Instant = v.nullish(v.pipe(v.string(), v.isoTimestamp()))

/** An address that a link may lead to: nothing that a browser would run. */
export const LinkUrl = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s]+$/i))

/** The same, or a path of this site. */
export const PagePath = v.pipe(v.string(), v.regex(/^(?:https?:\/\/|\/(?![/\\]))[^\s]*$/i))

export const AlertSchema = v.object({
  /** Another alert has another one: a reader who put one away sees the next. */
  id: Filled,
  level: v.picklist(ALERT_LEVELS),
  /** The language of its texts: the other one where the ministry wrote no text in the asked one. */
  language: v.picklist(LANGUAGES),
  title: Filled,
  text: Text,
  link: v.nullish(v.object({ label: Filled, url: PagePath })),
  /** ISO instants between which it is shown; open where absent. */
  from: Instant,
  until: Instant,
})

/** The ministry's pages on five networks (Specification §1). */
const SocialSchema = v.object({
  facebook: v.nullish(LinkUrl),
  x: v.nullish(LinkUrl),
  instagram: v.nullish(LinkUrl),
  youtube: v.nullish(LinkUrl),
  tiktok: v.nullish(LinkUrl),
})

export const ContactInformationSchema = v.object({
  email: Text,
  press_email: Text,
  hotline: Text,
  office_phones: v.nullish(v.array(Filled)),
  radio_url: v.nullish(LinkUrl),
  stream_url: v.nullish(LinkUrl),
  social: v.nullish(SocialSchema),
  /** Texts in the answer's language. */
  working_hours: Text,
  working_days: Text,
  day_off: Text,
  hotline_title: Text,
  office_hours: Text,
  address: Text,
})

export const PartnerSchema = v.object({
  name: Filled,
  kind: v.picklist(PARTNER_KINDS),
  text: Text,
  mark: v.nullish(v.picklist(PARTNER_MARKS)),
  logo: v.nullish(PictureSchema),
  letters: Text,
  url: v.nullish(LinkUrl),
})

const Section = v.object({ heading: Text, text: Text })

/** The page about the ministry, each text of which may be left empty. */
export const AboutSchema = v.object({
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
 * What stands around the articles, in one language: our host's addition to Specification §7. A part
 * that is absent, and any text of it that is empty, is the site's own.
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
