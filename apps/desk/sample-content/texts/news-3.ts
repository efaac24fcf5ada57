import type { SampleNews } from './shapes.ts'

/** News thirteen to eighteen, with the one very long title and one in Somali alone. */
export const news3: readonly SampleNews[] = [
  {
    at: '2026-10-18T09:25:00+03:00',
    scene: 'radio-mast',
    subcategory: 'maritime',
    texts: {
      SO: {
        title: 'War cimilo oo badmaaxyada loogu gudbinayo raadiyaha',
        lead: 'Laba jeer maalintii ayaa raadiyuhu ka baahin doonaa warka dabaysha, mowjadaha iyo roobka, si badmaaxyadu u ogaadaan goorta ay bixi karaan.',
        body: [
          'Warka waxaa lagu akhriyaa hadal cad oo aan lahayn ereyo adag. Midabka digniintu waa saddex: cagaar, jaalle iyo casaan.',
          {
            list: [
              'Cagaar: baddu way deggan tahay.',
              'Jaalle: doonyaha yaryar yaysan badda fog aadin.',
              'Casaan: cidna yaysan bixin.',
            ],
          },
          'Warka waxaa lagu baahiyaa lixda subaxnimo iyo afarta galabnimo. Haddii cimiladu si lama filaan ah isu beddesho, barnaamijka waa la joojinayaa oo digniinta ayaa la akhrinayaa.',
        ],
      },
      EN: {
        title: 'Radio to carry a weather report for seafarers',
        lead: 'Twice a day the radio will report wind, waves and rain, so that seafarers know when it is safe to put to sea.',
        body: [
          'The report uses plain words. Warnings come in three colours: green, yellow and red.',
          {
            list: [
              'Green: the sea is calm.',
              'Yellow: small boats should keep out of open water.',
              'Red: nobody should go out.',
            ],
          },
          'The report goes out at six in the morning and four in the afternoon. If the weather changes suddenly, the programme is interrupted for a warning.',
        ],
      },
    },
  },
  {
    at: '2026-10-14T13:30:00+03:00',
    scene: 'engineers-workshop',
    operation: 'road-opening',
    subcategory: 'training',
    texts: {
      SO: {
        title: 'Farsamo-yaqaanno baranaya dayactirka gaadiidka culus',
        lead: 'Koorsada oo lagu qaadanayo garaashka ciidanka waxay ardayda baraysaa matoorrada, korontada baabuurta iyo nabadgelyada shaqada.',
        body: [
          'Ardaygu wuxuu saddex maalmood garaashka ka shaqeeyaa, laba maalmoodna fasalka ayuu wax ku bartaa. Koox kasta waxay dayactirtaa baabuur dhab ah.',
          { h2: 'Waxa la baranayo' },
          {
            list: [
              'Baaritaanka iyo hagaajinta matoorka.',
              'Korontada iyo bateriga baabuurta.',
              'Ka hortagga shilalka goobta shaqada.',
            ],
          },
          { quote: 'Gaari la dayactiray waa gaari diyaar ah.' },
          'Qofka koorsada dhammeysta wuxuu qaadanayaa shahaado, wuxuuna ka shaqayn karaa garaash kasta oo dalka ah.',
        ],
      },
      EN: {
        title: 'Technicians learn to maintain heavy vehicles',
        lead: 'Taught in the army’s own workshop, the course covers engines, vehicle electrics and safety at work.',
        body: [
          'Trainees spend three days a week in the workshop and two in the classroom. Each group repairs a real truck.',
          { h2: 'What is taught' },
          {
            list: [
              'Testing and repairing engines.',
              'Wiring and batteries.',
              'Preventing accidents at work.',
            ],
          },
          { quote: 'A vehicle that is looked after is a vehicle that is ready.' },
          'Those who finish receive a certificate that any workshop in the country can use.',
        ],
      },
    },
  },
  {
    at: '2026-10-10T10:05:00+03:00',
    scene: 'veterans-bench',
    subcategory: 'health',
    texts: {
      SO: {
        title: 'Baaritaan caafimaad oo bilaash ah oo loo fidiyay halyeeyada',
        lead: 'Halyeeyada iyo xaasaskoodu waxay hal mar sannadkii heli doonaan baaritaan dhammaystiran oo ay ku jiraan indhaha, dhiigga iyo wadnaha.',
        body: [
          'Baaritaanka waxaa laga samaynayaa rugta caafimaadka ee xerada. Qofka aan iman karin guriga ayay kalkaalisadu ugu tagaysaa.',
          { h2: 'Waxa la soo qaato' },
          {
            list: [
              'Kaarka halyeeyga ama warqad magac leh.',
              'Daawooyinka uu qofku hadda qaato.',
              'Qof qoyska ka mid ah, haddii loo baahdo.',
            ],
          },
          'Muraayadaha indhaha iyo ulaha lagu tukubo waxaa lagu bixiyaa isla maalinta.',
        ],
      },
      EN: {
        title: 'Free yearly health check offered to veterans',
        lead: 'Once a year veterans and their spouses will have a full check, with tests of eyes, blood and heart.',
        body: [
          'The check takes place at the camp’s clinic. A nurse visits those who cannot come.',
          { h2: 'What to bring' },
          {
            list: [
              'The veteran’s card, or a paper with the name.',
              'The medicines now being taken.',
              'Someone of the family, if help is needed.',
            ],
          },
          'Glasses and walking sticks are handed out on the same day.',
        ],
      },
    },
  },
  {
    at: '2026-10-04T12:35:00+03:00',
    scene: 'harbour-cranes',
    subcategory: 'maritime',
    texts: {
      SO: {
        title:
          'Ilaalada xeebaha, maamulka dekedda iyo ururrada kalluumeysatada oo ku heshiiyay hab cusub oo lagu kala hago maraakiibta waaweyn iyo doonyaha yaryar, si loo yareeyo shilalka iyo sugitaanka dheer ee marinka dekedda',
        lead: 'Habka cusub wuxuu kala saarayaa marinka maraakiibta waaweyn iyo kan doonyaha yaryar, wuxuuna saacad u qabanayaa gelitaanka iyo bixitaanka.',
        body: [
          'Marinnada waxaa lagu gartaa calaamado midab leh oo biyaha dul sabbeeya. Maraakiibta waaweyn waxay soo galaan subaxdii hore, doonyaha kalluumeysatadana waxaa loo daayay saacadaha kale.',
          { h2: 'Saddex xeer oo fudud' },
          {
            list: [
              'Raadiyaha ha kuu furnaado inta aad marinka ku jirto.',
              'Marin kasta midigta ka mar.',
              'Markab soo dhowaaday waddada u bannee.',
            ],
          },
          'Saddexda bil ee ugu horreeya waa tijaabo. Kaddib ururrada kalluumeysatada ayaa la weydiin doonaa waxa wanaagsan iyo waxa la beddelayo.',
        ],
      },
      EN: {
        title:
          'Coast guard, harbour office and fishing associations agree on a new way to guide large ships and small boats, so that there are fewer accidents and shorter waits in the channel that leads into the harbour',
        lead: 'Large ships and small boats will each have a lane of their own, with set hours to come in and go out.',
        body: [
          'Coloured buoys mark the lanes. Large ships come in early in the morning; the other hours belong to fishing boats.',
          { h2: 'Three simple rules' },
          {
            list: [
              'Keep your radio on while you are in the channel.',
              'Keep to the right in every lane.',
              'Give way to a ship that comes near.',
            ],
          },
          'The first three months are a trial. Fishing associations will then be asked what works and what should change.',
        ],
      },
    },
  },
  {
    at: '2026-09-29T09:45:00+03:00',
    scene: 'graduation',
    subcategory: 'training',
    texts: {
      SO: {
        title: 'Kalkaaliyeyaal ciidan oo qalin-jabiyay laba sano kaddib',
        lead: 'Qalin-jabiyayaashu waxay laba sano baranayeen kalkaalinta, umulinta iyo gargaarka degdegga ah, waxayna ku biiri doonaan rugaha caafimaadka.',
        body: [
          'Sannadka koowaad waxaa la bartay cilmiga jirka iyo daawooyinka. Sannadka labaad ardaydu waxay tababar ku qaateen isbitaallada iyo teendhooyinka caafimaad.',
          { quote: 'Gacan naxariis leh waa daawada ugu horreysa.' },
          'Kala bar qalin-jabiyayaashu waa haween. Qaarkood waxay noqon doonaan kalkaaliyeyaashii ugu horreeyay ee deegaankooda.',
          'Fasalka xigta wuxuu bilaabmi doonaa bisha Janaayo.',
        ],
      },
      EN: {
        title: 'Army nurses graduate after two years of study',
        lead: 'The graduates studied nursing, midwifery and emergency care for two years, and now join the clinics.',
        body: [
          'The first year covered anatomy and medicines. In the second, students trained in hospitals and in medical tents.',
          { quote: 'A kind hand is the first medicine.' },
          'Half of the graduates are women. Some will be the first nurse their area has had.',
          'The next class begins in January.',
        ],
      },
    },
  },
  {
    at: '2026-09-22T11:10:00+03:00',
    scene: 'conference-table',
    subcategory: 'development',
    texts: {
      SO: {
        title: 'Degmooyinka oo laga codsaday mashaariicda ay mudnaanta siinayaan',
        lead: 'Maamullada degmooyinka iyo odayaasha ayaa shir lagu weydiiyay mashaariicda horumarineed ee ay doonayaan in injineerrada ciidanku ka caawiyaan.',
        body: [
          'Liiska waxaa ku jira waddooyin, ceelal, dugsiyo iyo meelo xooluhu ka cabbaan. Mashruuc kasta waxaa la qiimeeyay tirada dadka ka faa’iideysanaya iyo kharashka ku baxaya.',
          { h2: 'Sida mashaariicda loo dooranayo' },
          {
            list: [
              'Dadka ugu baahida badan ayaa la hormarinayaa.',
              'Deegaanku waa inuu dayactirka dambe qaadi karo.',
              'Natiijada waxaa lagu daabacayaa boggan.',
            ],
          },
          'Codsiyada cusub waxaa lagu gudbin karaa xafiiska degmada ilaa dhammaadka sannadka.',
        ],
      },
    },
  },
]
