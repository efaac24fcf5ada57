import type { SamplePaper } from './shapes.ts'

export const publications: readonly SamplePaper[] = [
  {
    at: '2026-11-05T09:00:00+03:00',
    scene: 'library-books',
    file: 'magazine-shield',
    texts: {
      SO: {
        title: 'Joornaalka Gaashaan, tirsiga tusaalaha ah',
        lead: 'Joornaal saddexdii biloodba mar soo baxa oo ka warrama tababarka, caafimaadka iyo horumarinta.',
        body: [
          { h2: 'Tirsigan waxaa ku jira' },
          {
            list: [
              'Sida buundo loo dhiso: sharraxaad iyo sawirro.',
              'Maalin ka mid ah nolosha kalkaaliye.',
              'Gabay ku saabsan badda.',
            ],
          },
          'Maqaallada waxaa loo soo diri karaa joornaal@wasaaradda.example.',
        ],
      },
      EN: {
        title: 'Gaashaan, the magazine: sample issue',
        lead: 'A quarterly magazine on training, health and development.',
        body: [
          { h2: 'In this issue' },
          {
            list: [
              'How a bridge is built, in words and pictures.',
              'A day in the life of a nurse.',
              'A poem on the sea.',
            ],
          },
          'Articles can be sent to magazine@ministry.example.',
        ],
      },
    },
  },
  {
    at: '2026-10-08T10:15:00+03:00',
    scene: 'tender-plans',
    file: 'engineers-handbook',
    texts: {
      SO: {
        title: 'Buug-gacmeedka injineerka: waddooyinka miyiga',
        lead: 'Buugga wuxuu si fudud u sharxayaa dhismaha iyo dayactirka waddooyinka aan laamiga ahayn.',
        body: [
          { h2: 'Cutubyada' },
          {
            list: [
              'Sahaminta dhulka.',
              'Biyo-mareenka iyo marinnada daadka.',
              'Dayactirka bil kasta iyo sannad kasta.',
            ],
          },
          'Waddo biyaheedu si fiican uga baxaan ayaa ugu cimri dheer.',
        ],
      },
      EN: {
        title: 'Engineer’s handbook: country roads',
        lead: 'The handbook explains in simple terms how unpaved roads are built and kept.',
        body: [
          { h2: 'Chapters' },
          {
            list: [
              'Surveying the ground.',
              'Drains and fords.',
              'Care every month and every year.',
            ],
          },
          'A road that drains well lives longest.',
        ],
      },
    },
  },
  {
    at: '2026-09-08T13:00:00+03:00',
    scene: 'vaccination-tent',
    file: 'mother-and-child',
    texts: {
      SO: {
        title: 'Buug-yaraha hooyada iyo dhallaanka',
        lead: 'Talooyin kooban oo ay qoreen dhakhaatiirta ciidanka, loogu talagalay qoysaska miyiga.',
        body: [
          {
            list: [
              'Naas-nuujinta lixda bilood ee hore.',
              'Jadwalka tallaalka.',
              'Astaamaha halista ah ee qandhada.',
              'Biyaha la karkariyo.',
            ],
          },
          'Buug-yaraha waxaa lagu qaybiyaa rugaha caafimaadka iyo kooxaha socota.',
        ],
      },
      EN: {
        title: 'Booklet for mother and child',
        lead: 'Short advice by army doctors for families in the country.',
        body: [
          {
            list: [
              'Breastfeeding in the first six months.',
              'The timetable of vaccinations.',
              'Danger signs of fever.',
              'Boiling water.',
            ],
          },
          'Clinics and travelling teams hand out the booklet.',
        ],
      },
    },
  },
  {
    at: '2026-08-03T11:30:00+03:00',
    scene: 'mogadishu-coast',
    file: 'coast-atlas',
    texts: {
      SO: {
        title: 'Atlaska xeebta: nalalka, dekedaha iyo dabaysha',
        lead: 'Khariidado fudud iyo sharraxaad loogu talagalay kalluumeysatada iyo ardayda.',
        body: [
          'Atlasku wuxuu u qaybsan yahay afar: nalalka, dekedaha, dabaylaha xilliyada iyo meelaha khatarta leh.',
          'Khariidadahani waa tusaale; ha u isticmaalin marin-haysasho dhab ah.',
        ],
      },
      EN: {
        title: 'Atlas of the coast: lights, harbours and winds',
        lead: 'Simple maps and notes for fishing crews and pupils.',
        body: [
          'The atlas has four parts: lights, harbours, the winds of the seasons, and places of danger.',
          'These maps are samples; do not navigate by them.',
        ],
      },
    },
  },
  {
    at: '2026-06-28T09:40:00+03:00',
    scene: 'archive-documents',
    file: 'words-of-service',
    texts: {
      SO: {
        title: 'Ereybixinta adeegga: Soomaali iyo Ingiriisi',
        lead: 'Qaamuus kooban oo turjumaanka, suxufiga iyo shaqaalaha ka caawiya inay ereyo isku mid ah adeegsadaan.',
        body: [
          {
            list: [
              'Isbitaal goobeed: field hospital.',
              'Ilaalada xeebta: coast guard.',
              'War-saxaafadeed: press release.',
              'Qandaraas: tender.',
            ],
          },
          'Erey cusub waxaad ku soo jeedin kartaa bogga xiriirka.',
        ],
      },
      EN: {
        title: 'Words of service: Somali and English',
        lead: 'A short dictionary that helps translators, journalists and staff to use the same words.',
        body: [
          {
            list: [
              'Field hospital: isbitaal goobeed.',
              'Coast guard: ilaalada xeebta.',
              'Press release: war-saxaafadeed.',
              'Tender: qandaraas.',
            ],
          },
          'New words can be suggested through the contact page.',
        ],
      },
    },
  },
]
