import type { PartnerMark } from '../../content/site-settings.ts'

/** The text about each partner on the partners' page, in Somali. */
export const partnerTexts = {
  un: 'Wada-shaqeynta urur caalami ah waxay ku saabsan tahay nabadda, isuduwidda gargaarka iyo ixtiraamka sharciga caalamiga ah.',
  au: 'Urur goboleed wuxuu isu keenaa dowladaha xubnaha ka ah si ay uga wada tashadaan amniga qaaradda.',
  atmis:
    'Howlgal nabad ilaalin wuxuu ciidanka dalka ka taageeraa sugidda amniga iyo la wareegidda mas’uuliyadda.',
  us: 'Saaxiibtinnimada difaacu waxay laba dowladood ka dhexeysaa: tababar, qorsheyn iyo is-weydaarsi aqooneed.',
  eu: 'Wada-shaqeynta urur goboleed waxay xoojisaa hay’adaha, xirfadaha shaqaalaha iyo maamulka wanaagsan.',
  turkey:
    'Saaxiibtinnimada noocan ah waxay ku saabsan tahay waxbarashada saraakiisha, qalabka iyo dayactirkiisa.',
  uk: 'Saaxiibtinnimada noocan ah waxay ku saabsan tahay talo-bixin, hab-raaca shaqada iyo horumarinta hay’adaha difaaca.',
  qatar:
    'Saaxiibtinnimada noocan ah waxay ku saabsan tahay saadka, daryeelka ciidanka iyo gurmadka bulshada.',
} satisfies Readonly<Record<PartnerMark, string>>
