/**
 * The text of the page about the ministry, until it is changed at the desk. It is long and for one page
 * only, so the site's server sends it with that page, and it is no part of the messages.
 */
export const aboutText = {
  title: 'Ku saabsan Wasaaradda',
  lead: 'Waxa ay Wasaaraddu qabato, cidda ay u adeegto iyo sida ay u dhisan tahay.',
  overview: {
    heading: 'Guudmar',
    paragraphs: [
      'Wasaaradda Gaashaandhiggu waxay masuul ka tahay difaaca dalka: siyaasadda, dadka, qalabka iyo miisaaniyadda ciidamada. Waa hoggaan rayid ah oo sharciga ku hoos shaqeeya.',
      'Wasaaraddu waxay dejisaa jihada, waxay kormeertaa sida loo fuliyo, waxayna dadweynaha iyo hay’adaha dowladda uga warbixisaa shaqadeeda. Ciidanka Xoogga Dalka Soomaaliyeed ayaa fuliya hawlaha difaaca ee dhulka, badda iyo cirka.',
      'Shaqadu waxay ku bilaabataa dadka: askari tababaran oo xuquuqdiisa hela, qoys la daryeelo, iyo muwaadin og waxa lagu qabto magaciisa.',
    ],
  },
  mission: {
    heading: 'Hawsha',
    text: 'In la difaaco dalka, dadkiisa iyo xuduudihiisa, iyadoo la dhisayo ciidan mideysan, anshax leh oo sharciga u hoggaansan.',
  },
  vision: {
    heading: 'Hiigsiga',
    text: 'Dal nabad ah oo ciidankiisu kalsooni u yahay dadka uu u adeego, saaxiibna u yahay deriskiisa.',
  },
  values: {
    heading: 'Qiyamka',
    items: [
      { title: 'Adeeg', text: 'Danta dadka ayaa ka horreysa danta gaarka ah.' },
      { title: 'Daacadnimo', text: 'Run baan sheegnaa, xitaa marka ay adag tahay.' },
      {
        title: 'Geesinnimo',
        text: 'Waxaan ku dhiirrannaa waxa saxda ah, xeer iyo dareen masuuliyadeed.',
      },
      { title: 'Anshax', text: 'Sharciga iyo xeerarka dagaalka ayaan dhowrnaa mar walba.' },
      { title: 'Midnimo', text: 'Qof walba oo adeegaya waa isku qiimo, meel kasta ha ka yimaado.' },
      {
        title: 'Isla xisaabtan',
        text: 'Hantida aan maamulno waa hantida dadweynaha, waana laga xisaabtamaa.',
      },
    ],
  },
  goals: {
    heading: 'Yoolalka',
    items: [
      'Ciidan tababaran oo diyaar ah, qalabna u leh hawsha loo xilsaaro.',
      'Mushahar, caafimaad iyo daryeel si waqtigiisa ah u gaara askarta iyo qoysaskooda.',
      'Maamul hufan: qandaraasyo furan, miisaaniyad la raaci karo iyo warbixinno la daabaco.',
      'Badbaadada xeebta iyo xuduudaha, iyadoo lala shaqeeyo hay’adaha kale ee dowladda.',
      'Gurmad degdeg ah marka masiibo dhacdo.',
      'Iskaashi saaxiibada caalamiga ah oo tababarka iyo nabad ilaalinta ku saabsan.',
    ],
  },
  minister: { heading: 'Wasiirka' },
  structure: {
    heading: 'Sida ay u dhisan tahay',
    lead: 'Xil walba wuxuu leeyahay bog u gaar ah.',
    roles: {
      minister: 'Wuxuu hoggaamiyaa Wasaaradda, wuxuuna Baarlamaanka ka hor jawaabaa.',
      stateMinister: 'Wuxuu Wasiirka kala shaqeeyaa siyaasadda iyo xiriirka dowladda.',
      deputyMinister:
        'Wuxuu Wasiirka ku kaalmeeyaa kormeerka, wuxuuna bedelaa marka uu maqan yahay.',
      permanentSecretary: 'Wuxuu maamulaa shaqada rayidka ah, miisaaniyadda iyo agaasimayaasha.',
      directorGeneralDefense: 'Wuxuu isku duwaa qorsheynta, tababarka iyo diyaargarowga.',
      directorGeneralPersonnel: 'Wuxuu masuul ka yahay shaqaalaha, saadka iyo daryeelka.',
      armyLeadership: 'Taliyayaashu waxay fuliyaan hawlaha difaaca ee dhulka, badda iyo cirka.',
    },
  },
}

export type AboutText = typeof aboutText
