/** Messages of the page about feeds and open data. */
export const feedsPage = {
  title: 'La soco wararka',
  lead: 'Warka cusub ha kuu yimaado adigoon bogga soo booqan, ama xogta ku isticmaal barnaamijkaaga.',
  feeds: {
    heading: 'Liisaska la raaci karo',
    text: 'Ciwaan ka mid ah kuwan ku dar barnaamijka aad wararka ku akhrido (feed reader). Liis kasta wuxuu leeyahay laba nooc; badanaa midkood ayaa kugu filan.',
    list: 'Liiska',
    ofNews: (name: string) => `Wararka: ${name}`,
  },
  calendar: {
    heading: 'Jadwalka qandaraasyada',
    text: 'Maalmaha ay xirmayaan qandaraasyada furan. Ku dar jadwalka telefoonkaaga; isaga ayaa isa cusbooneysiiya.',
    link: 'Jadwalka xirmidda qandaraasyada (.ics)',
  },
  programs: {
    heading: 'Barnaamijyada',
    text: 'Waxa bogaggu ka samaysan yihiin waa u furan yihiin cid kasta, furena looma baahna.',
    api: 'Wicitaannada, sida dadku u akhriyaan',
    openApi: 'OpenAPI 3.1 (JSON)',
    sitemap: 'Khariidadda bogga (XML)',
    llms: 'Soo koobid loogu talagalay moodellada luqadda (llms.txt)',
  },
}
