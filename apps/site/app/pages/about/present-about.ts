import type { About, Language, Leader } from '@gaashaan/contract'
import { aboutText as en } from '@gaashaan/contract/defaults/en/about'
import { type AboutText, aboutText as so } from '@gaashaan/contract/defaults/so/about'
import type { CallResult } from '../../api/call.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { type PagePicture, pagePicture } from '../../images/page-picture.ts'
import type { Messages } from '../../messages/messages.ts'

/** The minister in short, or that there is none to show (Specification §8). */
export type MinisterCard =
  | {
      readonly state: 'loaded'
      readonly name: string
      readonly title: string
      readonly portrait: PagePicture | undefined
    }
  | { readonly state: 'empty' | 'failed' }

/** The minister's call as a card: without its description, which the profile shows. */
export function presentMinister(called: CallResult<Leader>, messages: Messages): MinisterCard {
  if (called.state !== 'loaded') {
    return { state: called.state === 'missing' ? 'empty' : 'failed' }
  }
  const { name, title, picture, photo } = called.data
  const alt = messages.ministry.profile.portraitOf(name)
  return {
    state: 'loaded',
    name,
    title,
    portrait: pagePicture(picture, photo, alt, IMAGE_SLOTS.leaderCard),
  }
}

type Section = { readonly heading: string; readonly text: string }

function sectionOf(own: Section, told: About['mission']): Section {
  return { heading: told?.heading || own.heading, text: told?.text || own.text }
}

/** The page's texts in a language: the ministry's, and the site's own where one of them is empty. */
export function aboutTextIn(language: Language, told?: About | null): AboutText {
  const own = language === 'SO' ? so : en
  if (!told) return own
  const { overview, values, goals, minister, structure } = told
  const roles = Object.entries(own.structure.roles).map(([role, text]) => [
    role,
    structure?.roles?.[role] || text,
  ])
  return {
    title: told.title || own.title,
    lead: told.lead || own.lead,
    overview: {
      heading: overview?.heading || own.overview.heading,
      paragraphs: overview?.paragraphs?.length ? overview.paragraphs : own.overview.paragraphs,
    },
    mission: sectionOf(own.mission, told.mission),
    vision: sectionOf(own.vision, told.vision),
    values: {
      heading: values?.heading || own.values.heading,
      items: values?.items?.length
        ? values.items.map(({ title, text }) => ({ title, text: text ?? '' }))
        : own.values.items,
    },
    goals: {
      heading: goals?.heading || own.goals.heading,
      items: goals?.items?.length ? goals.items : own.goals.items,
    },
    minister: { heading: minister?.heading || own.minister.heading },
    structure: {
      heading: structure?.heading || own.structure.heading,
      lead: structure?.lead || own.structure.lead,
      roles: Object.fromEntries(roles) as AboutText['structure']['roles'],
    },
  }
}
