import type { SampleTender } from './shapes.ts'

/** Four tenders that are open on 21 November 2026 and two that are closed. */
export const tenders: readonly SampleTender[] = [
  {
    at: '2026-11-17T08:30:00+03:00',
    file: 'tender-2026-06',
    reference: 'SAMPLE-2026-06',
    opens: '2026-11-17T08:30:00+03:00',
    closes: '2026-12-22T16:30:00+03:00',
    texts: {
      SO: {
        title: 'Qandaraas tusaale ah: kuraas iyo miisas dugsi',
        lead: 'Wasaaraddu waxay dalab ka raadinaysaa shirkado samayn kara 200 oo miis iyo kuraastooda, oo alwaax deegaanka ah.',
        body: [
          { h2: 'Shuruudaha' },
          {
            list: [
              'Shatiga ganacsiga oo shaqaynaya.',
              'Hal tusaale oo miis iyo kursi ah.',
              'Qiimo ay ku jirto gaadiidka.',
            ],
          },
          'Dalabka waxaa lagu gudbiyaa baqshad xiran oo lambarka tixraaca ku qoran yahay.',
        ],
      },
      EN: {
        title: 'Sample tender: school desks and chairs',
        lead: 'The Ministry invites bids for 200 desks and chairs made of local wood.',
        body: [
          { h2: 'Conditions' },
          {
            list: [
              'A valid trading licence.',
              'One sample desk and chair.',
              'A price that includes transport.',
            ],
          },
          'Bids are submitted sealed, with the reference number on the envelope.',
        ],
      },
    },
  },
  {
    at: '2026-11-10T09:00:00+03:00',
    file: 'tender-2026-05',
    reference: 'SAMPLE-2026-05',
    opens: '2026-11-10T09:00:00+03:00',
    closes: '2026-12-08T16:30:00+03:00',
    texts: {
      SO: {
        title: 'Qandaraas tusaale ah: tamarta qorraxda ee rugaha caafimaadka',
        lead: 'Waxaa loo baahan yahay in muraayado tamarta qorraxda ah lagu rakibo lix rugood oo caafimaad.',
        body: [
          {
            list: [
              'Muraayado, batariyo iyo rakibid.',
              'Tababar laba qof rug kasta.',
              'Dammaanad saddex sano ah.',
            ],
          },
          'Booqasho goobeed waxaa la qabanayaa toddobaadka labaad; isku qor bogga xiriirka.',
        ],
      },
      EN: {
        title: 'Sample tender: solar power for clinics',
        lead: 'Solar panels are to be installed in six clinics.',
        body: [
          {
            list: [
              'Panels, batteries and installation.',
              'Training for two people in each clinic.',
              'A guarantee of three years.',
            ],
          },
          'A visit to a site takes place in the second week; sign up from the contact page.',
        ],
      },
    },
  },
  {
    at: '2026-11-01T10:00:00+03:00',
    file: 'tender-2026-04',
    reference: 'SAMPLE-2026-04',
    opens: '2026-11-01T10:00:00+03:00',
    closes: '2026-11-30T16:30:00+03:00',
    texts: {
      SO: {
        title: 'Qandaraas tusaale ah: jaakado badbaado iyo raadiyeyaal',
        lead: 'Qalabka waxaa loogu talagalay tababarka badbaadada ee kalluumeysatada.',
        body: [
          {
            list: [
              '500 jaakadood oo badbaado, saddex cabbir.',
              '80 raadiye oo gacanta lagu qaado, biyuhuna aanay gelin.',
              'Tilmaamo Af-Soomaali ku qoran.',
            ],
          },
          'Qaybaha waa la kala qaadan karaa: shirkad kasta hal qayb ayay dalban kartaa.',
        ],
      },
      EN: {
        title: 'Sample tender: life jackets and radios',
        lead: 'The equipment is for the safety training of fishing crews.',
        body: [
          {
            list: [
              '500 life jackets in three sizes.',
              '80 waterproof hand radios.',
              'Instructions in Somali.',
            ],
          },
          'The lots are separate: a company may bid for one only.',
        ],
      },
    },
  },
  {
    at: '2026-10-27T11:00:00+03:00',
    file: 'tender-2026-03',
    reference: 'SAMPLE-2026-03',
    opens: '2026-10-27T11:00:00+03:00',
    closes: '2026-11-24T12:00:00+03:00',
    texts: {
      SO: {
        title: 'Qandaraas tusaale ah: daabacaadda buug-yaraha caafimaadka',
        lead: 'Daabacaad 10,000 oo nuqul ah, laba midab, warqad adag.',
        body: [
          'Qoraalka iyo sawirrada Wasaaradda ayaa bixinaysa. Tijaabo daabacaad ah ayaa la ogolaanayaa ka hor inta aan la daabicin inta kale.',
          'Gaarsiinta waxaa la sameeyaa afar toddobaad gudahood.',
        ],
      },
      EN: {
        title: 'Sample tender: printing of a health booklet',
        lead: 'Printing of 10,000 copies in two colours on strong paper.',
        body: [
          'The Ministry supplies text and pictures. A proof is approved before the rest is printed.',
          'Delivery is due within four weeks.',
        ],
      },
    },
  },
  {
    at: '2026-09-16T09:30:00+03:00',
    file: 'tender-2026-02',
    reference: 'SAMPLE-2026-02',
    opens: '2026-09-16T09:30:00+03:00',
    closes: '2026-10-15T16:30:00+03:00',
    texts: {
      SO: {
        title: 'Qandaraas tusaale ah: geedo yaryar oo la beero',
        lead: 'Xannaanooyinka geedaha ayaa laga dalbayaa 5,000 oo geed oo hoos leh.',
        body: [
          'Geedku waa inuu ugu yaraan lix bilood jiraa, wuxuuna ku jiraa weel dib loo isticmaali karo.',
          'Geedihii dhinta saddexda bil ee hore waa la beddelayaa.',
        ],
      },
      EN: {
        title: 'Sample tender: young trees for planting',
        lead: 'Nurseries are asked for 5,000 shade trees.',
        body: [
          'Each tree is at least six months old and comes in a pot that can be used again.',
          'Trees that die in the first three months are replaced.',
        ],
      },
    },
  },
  {
    at: '2026-08-18T10:30:00+03:00',
    file: 'tender-2026-01',
    reference: 'SAMPLE-2026-01',
    opens: '2026-08-18T10:30:00+03:00',
    closes: '2026-09-14T16:30:00+03:00',
    texts: {
      SO: {
        title: 'Qandaraas tusaale ah: dayactirka saqafka maktabadda',
        lead: 'Saqafka iyo daaqadaha maktabadda ayaa la dayactirayaa ka hor xilliga roobka.',
        body: [
          'Shirkaddu waa inay keentaa laba marag oo shaqo hore ah iyo jadwal toddobaadle ah.',
          'Shaqadu ma dhaafi karto lix toddobaad.',
        ],
      },
      EN: {
        title: 'Sample tender: repair of the library’s roof',
        lead: 'The library’s roof and windows are to be repaired before the rainy season.',
        body: [
          'Bidders name two earlier projects and submit a weekly timetable.',
          'The work takes no more than six weeks.',
        ],
      },
    },
  },
]
