import type { Language, Leader } from '@gaashaan/contract'
import { aboutText as en } from '@gaashaan/contract/defaults/en/about'
import { type AboutText, aboutText as so } from '@gaashaan/contract/defaults/so/about'
import type { Called } from '../../api/call.ts'
import { PLACES } from '../../api/picture-places.ts'
import { type PagePicture, pictureOf } from '../../api/pictures.ts'
import type { Words } from '../../language/words.ts'

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
export function presentMinister(called: Called<Leader>, words: Words): MinisterCard {
  if (called.state !== 'loaded') {
    return { state: called.state === 'missing' ? 'empty' : 'failed' }
  }
  const { name, title, picture, photo } = called.data
  const alt = words.ministry.profile.portraitOf(name)
  return {
    state: 'loaded',
    name,
    title,
    portrait: pictureOf(picture, photo, alt, PLACES.leaderCard),
  }
}

/** The page's texts in a language. */
export function aboutTextIn(language: Language): AboutText {
  return language === 'SO' ? so : en
}
