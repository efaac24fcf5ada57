import type { BothLanguages } from '../i18n/messages.ts'

export interface Check extends BothLanguages {
  /** A question can be answered with yes; a refusal has to be corrected. */
  readonly kind: 'question' | 'refusal'
  /** The message without values, for a failed schedule, which stores only the code. */
  readonly withoutDetails?: BothLanguages
}

/**
 * The checks before publishing, with their messages. A finding (`findings.ts`) has the values for the
 * placeholders `{…}`.
 */
export const CHECKS = {
  role_held: {
    kind: 'question',
    en: 'This role is held by {who}. Replace? The former holder is kept with the dates and is no longer shown.',
    so: 'Jagadan waxaa haya {who}. Ma beddeshaa? Kii hore waxaa lagu hayaa taariikhaha, lamana sii muujiyo.',
  },
  role_without_holder: {
    kind: 'question',
    en: 'Nobody will hold the role “{role}”: its page will say that there is no profile. Go on?',
    so: 'Cidina ma hayn doonto jagada “{role}”: boggeedu wuxuu sheegi doonaa in aan xog la hayn. Ma sii wadaa?',
  },
  role_one_by_one: {
    kind: 'refusal',
    en: 'Who holds a role is not published, unpublished or deleted with others: open {who}.',
    so: 'Qofka jago haya lama daabaco, lagama noqdo, lamana tirtiro isagoo kuwo kale la socda: fur {who}.',
  },
  holder_deleted: {
    kind: 'refusal',
    en: '{who} holds the role “{role}” on the site. Publish a successor or unpublish this one first.',
    so: '{who} ayaa bogga ka haya jagada “{role}”. Marka hore daabac qofka beddelaya ama kan ka noqo.',
  },
  language_left_out: {
    kind: 'question',
    en: 'There is no text in {language}: readers in {language} will not find this leader. Publish?',
    so: 'Qoraal {language} ah ma jiro: akhristayaasha {language} hoggaamiyahan ma heli doonaan. Ma la daabacaa?',
  },
  title_without_text: {
    kind: 'question',
    en: 'The {language} text has a title and nothing under it. Publish?',
    so: 'Qoraalka {language} cinwaan ayuu leeyahay, waxbana kama hooseeyaan. Ma la daabacaa?',
  },
  no_picture: {
    kind: 'question',
    en: 'There is no picture where the list shows one. Publish without it?',
    so: 'Sawir ma jiro meesha liisku mid ka muujiyo. Ma la daabacaa isaga la’aantiis?',
  },
  picture_undescribed: {
    kind: 'refusal',
    en: 'The picture {picture} is not described in {language}. Describe it in the media, or tick there that it is decorative.',
    so: 'Sawirka {picture} laguma sharraxin {language}. Ku sharrax “Sawirro iyo faylal”, ama halkaas ku calaamadee inuu qurxin yahay.',
    withoutDetails: {
      en: 'A picture of the text is not described in the text’s language.',
      so: 'Sawir ka mid ah qoraalka laguma sharraxin luqadda qoraalka.',
    },
  },
  closes_before_opens: {
    kind: 'refusal',
    en: 'It closes before it opens. Correct the dates.',
    so: 'Waxay xirmaysaa ka hor inta aysan furmin. Sax taariikhaha.',
  },
  closes_in_past: {
    kind: 'question',
    en: 'Readers get it after it has closed ({time}). Publish it as closed?',
    so: 'Akhristayaashu waxay helayaan iyada oo xirmay ({time}). Ma la daabacaa iyada oo xiran?',
  },
  alert_is_over: {
    kind: 'refusal',
    en: 'The alert ends in the past: readers would not see it. Choose a later end, or none.',
    so: 'Digniintu waxay ku dhammaanaysaa waqti tagay: akhristayaashu ma arki lahayn. Dooro dhammaad dambe, ama ka tag.',
  },
  page_lives: {
    kind: 'refusal',
    en: 'A page of the site has this path, so nobody who asks for it is sent on. Give the path of a page that is no more.',
    so: 'Bog ka mid ah bogga ayaa leh waddadan, sidaas darteed cidna lama weeciyo. Qor waddada bog aan jirin.',
  },
} as const satisfies Record<string, Check>

export type CheckCode = keyof typeof CHECKS

export const isCheckCode = (code: unknown): code is CheckCode =>
  typeof code === 'string' && Object.hasOwn(CHECKS, code)
