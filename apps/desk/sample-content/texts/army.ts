import type { SamplePost } from './shapes.ts'

/** The army's page: its three forces in general terms, and how to join. */
export const army: readonly SamplePost[] = [
  {
    at: '2026-11-12T09:00:00+03:00',
    scene: 'training-course',
    texts: {
      SO: {
        title: 'Sida loogu biiro Ciidanka Xoogga Dalka',
        lead: 'Qof kasta oo buuxiya shuruudaha, rag iyo haweenba, wuu codsan karaa marka diiwaangelintu furan tahay.',
        body: [
          { h2: 'Shuruudaha' },
          {
            list: [
              'Muwaadin Soomaaliyeed oo 18 ilaa 25 jir ah.',
              'Dugsi hoose oo la dhammeystay.',
              'Baaritaan caafimaad iyo mid jireed.',
            ],
          },
          { h2: 'Tallaabooyinka' },
          'Codsiga waxaa lagu gudbiyaa xafiiska degmada. Imtixaanka waxaa ku xiga wareysi iyo baaritaan. Tallaabana lacag lagama bixiyo.',
        ],
      },
      EN: {
        title: 'How to join the Somali National Army',
        lead: 'Men and women who meet the conditions can apply while registration is open.',
        body: [
          { h2: 'Conditions' },
          {
            list: [
              'A Somali citizen aged 18 to 25.',
              'Primary school completed.',
              'A medical and a physical test.',
            ],
          },
          { h2: 'Steps' },
          'Applications are made at the district office. An interview and a check-up follow the test. No step costs money.',
        ],
      },
    },
  },
  {
    at: '2026-10-19T09:00:00+03:00',
    scene: 'mountain-post',
    texts: {
      SO: {
        title: 'Ciidanka Dhulka: waajibka iyo shaqada maalinlaha ah',
        lead: 'Ciidanka Dhulku wuxuu ilaaliyaa dalka, wuxuuna maamullada ka caawiyaa gurmadka iyo kaabayaasha.',
        body: [
          'Maalinta askarigu waxay u dhexaysaa tababar, ilaalo iyo shaqo bulsho. Xero kasta waxay leedahay rug caafimaad, fasal iyo garaash.',
          {
            list: [
              'Ilaalinta dadka iyo dhulka.',
              'Gurmadka masiibooyinka dabiiciga ah.',
              'Dhismaha waddooyinka iyo buundooyinka.',
            ],
          },
        ],
      },
      EN: {
        title: 'The Land Force: its duty and its daily work',
        lead: 'The Land Force protects the country, and helps the administrations with relief and public works.',
        body: [
          'A soldier’s day is shared between training, watch and work with communities. Each camp has a clinic, a classroom and a workshop.',
          {
            list: [
              'Protecting people and land.',
              'Relief in natural disasters.',
              'Building roads and bridges.',
            ],
          },
        ],
      },
    },
  },
  {
    at: '2026-09-21T09:00:00+03:00',
    scene: 'patrol-boats-dusk',
    texts: {
      SO: {
        title: 'Ciidanka Badda: ilaalinta xeebta iyo badbaadinta',
        lead: 'Ciidanka Baddu wuxuu ilaaliyaa xeebta, wuxuuna gurmad u fidiyaa cid kasta oo badda ku dhibaatooda.',
        body: [
          {
            list: [
              'Ilaalo maalinle ah oo xeebta ah.',
              'Raadin iyo badbaadin.',
              'Ka hortagga kalluumeysiga sharci-darrada ah.',
            ],
          },
          'Badmaaxyadu waxay lix bilood bartaan marin-haysashada, raadiyaha iyo gargaarka degdegga ah.',
        ],
      },
      EN: {
        title: 'The Navy: guarding the coast and saving lives',
        lead: 'The Navy guards the coast and helps everyone who is in trouble at sea.',
        body: [
          {
            list: [
              'A daily watch along the coast.',
              'Search and rescue.',
              'Preventing unlawful fishing.',
            ],
          },
          'Sailors spend six months learning navigation, radio and first aid.',
        ],
      },
    },
  },
  {
    at: '2026-08-20T09:00:00+03:00',
    scene: 'airfield-tower',
    texts: {
      SO: {
        title: 'Ciidanka Cirka: gaadiid, gurmad iyo indho cirka jooga',
        lead: 'Ciidanka Cirku wuxuu qaadaa bukaanka, raashinka iyo shaqaalaha meelaha waddo aanay gaarin.',
        body: [
          {
            list: [
              'Qaadista bukaanka degdegga ah.',
              'Gargaarka tuulooyinka fog.',
              'Kormeerka xeebta iyo kaymaha.',
            ],
          },
          'Farsamo-yaqaannadu diyaarad kasta way baaraan ka hor duulimaadka iyo ka dib.',
        ],
      },
      EN: {
        title: 'The Air Force: transport, relief and eyes in the sky',
        lead: 'The Air Force carries patients, food and staff to places that no road reaches.',
        body: [
          {
            list: [
              'Urgent transport of patients.',
              'Relief for distant villages.',
              'Watching over coast and forests.',
            ],
          },
          'Technicians check each aircraft before and after it flies.',
        ],
      },
    },
  },
]
