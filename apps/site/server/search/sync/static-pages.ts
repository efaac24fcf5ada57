import { type Language, POLICIES } from '@gaashaan/contract'
import { aboutText as aboutEn } from '@gaashaan/contract/defaults/en/about'
import { policyTexts as policiesEn } from '@gaashaan/contract/defaults/en/policies'
import { aboutText as aboutSo } from '@gaashaan/contract/defaults/so/about'
import { policyTexts as policiesSo } from '@gaashaan/contract/defaults/so/policies'
import { verifyPage as verifyEn } from '../../../app/messages/en/verify-page.server.ts'
import { en } from '../../../app/messages/en.ts'
import { verifyPage as verifySo } from '../../../app/messages/so/verify-page.server.ts'
import { so } from '../../../app/messages/so.ts'
import { PATHS, type PageName } from '../../../app/paths/canonical-paths.ts'
import type { IndexDocument } from '../index-document.ts'
import { fingerprintOf } from './to-index-document.ts'

const MESSAGES = { SO: so, EN: en } as const
const POLICY_TEXTS = { SO: policiesSo, EN: policiesEn } as const
const ABOUT = { SO: aboutSo, EN: aboutEn } as const
const VERIFY = { SO: verifySo, EN: verifyEn } as const

/** Every string within a value, in order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

type Page = readonly [page: PageName, title: string, ...texts: unknown[]]

/** Of pages whose titles match equally well, the first one ranks first. */
function pagesOf(language: Language): readonly Page[] {
  const { furniture, posts, ministry, contact, partners, media } = MESSAGES[language]
  const { nav } = furniture
  const policies = POLICY_TEXTS[language]
  const about = ABOUT[language]
  return [
    ['about', about.title, about],
    ['partners', nav.partners, partners],
    ['army', posts.army.title, posts.army.lead, posts.army.intro, posts.army.services],
    ['armyLeadership', ministry.army.title, ministry.army.lead],
    ['news', nav.news, posts.news.lead],
    ['pressRelease', nav.pressRelease, posts.pressReleases.lead],
    ['mediaRequest', nav.mediaRequest, contact.media.lead],
    ['mediaCenter', nav.mediaCenter, media.lead],
    ['speeches', nav.speeches, posts.speeches.lead],
    ['publications', nav.publications, posts.publications.lead],
    ['operations', nav.operations],
    ['tenders', posts.tenders.title, posts.tenders.lead],
    ['war', nav.war, posts.war.lead, posts.war.intro, posts.war.points, posts.war.report],
    ['verify', VERIFY[language].title, VERIFY[language].lead],
    ['contact', nav.contact, contact.lead, furniture.workingHours],
    ...POLICIES.map((name) => [name, policies[name].title, policies[name]] as const),
  ]
}

/** The site's own pages in a language, with their titles and texts. */
export function staticPages(language: Language): IndexDocument[] {
  return pagesOf(language).map(([page, title, ...texts]) => {
    const body = textsIn(texts)
      .filter((text) => text !== title && text.includes(' '))
      .join(' ')
    const key = `page ${page}`
    const stamp = fingerprintOf(title, body)
    return { language, key, list: 'pages', kind: 'pages', title, body, path: PATHS[page], stamp }
  })
}
