import type { Bilingual, PostKind } from '@gaashaan/contract'

/** The kinds of post that come with a file. */
export type PaperKind = Extract<
  PostKind,
  'pressReleases' | 'documents' | 'speeches' | 'publications' | 'tenders'
>

export const MINISTRY: Bilingual<{ readonly name: string; readonly country: string }> = {
  SO: { name: 'Wasaaradda Gaashaandhigga', country: 'Jamhuuriyadda Federaalka Soomaaliya' },
  EN: { name: 'Ministry of Defence', country: 'Federal Republic of Somalia' },
}

export const PAPER_LABELS: Readonly<Record<PaperKind, Bilingual<string>>> = {
  pressReleases: { SO: 'War-saxaafadeed', EN: 'Press release' },
  documents: { SO: 'Dukumenti', EN: 'Document' },
  speeches: { SO: 'Khudbad', EN: 'Speech' },
  publications: { SO: 'Daabacaad', EN: 'Publication' },
  tenders: { SO: 'Qandaraas', EN: 'Tender' },
}

export const TENDER_LABELS = {
  SO: { reference: 'Tixraac', opens: 'Furitaanka', closes: 'Xiritaanka' },
  EN: { reference: 'Reference', opens: 'Opens', closes: 'Closes' },
} as const

export const PAGE_WORD: Bilingual<string> = { SO: 'Bogga', EN: 'Page' }

/** BCP 47 language of a file. */
export const PAPER_LANGUAGE: Bilingual<string> = { SO: 'so', EN: 'en' }

/** Stands on every page of every sample file. */
export const PAPER_MARK = 'SAMPLE / TUSAALE'
