import type { PortraitName } from '../pictures/alt-texts.ts'
import type { SampleLeader } from './shapes.ts'

interface LeaderText {
  readonly title: string
  readonly name: string
  readonly lead: string
  readonly duties: readonly string[]
}

const leader = (
  portrait: PortraitName | undefined,
  color: string | undefined,
  SO: LeaderText,
  EN: LeaderText,
): SampleLeader => ({
  portrait,
  color,
  title: { SO: SO.title, EN: EN.title },
  name: { SO: SO.name, EN: EN.name },
  description: {
    SO: { lead: SO.lead, body: [{ list: SO.duties }] },
    EN: { lead: EN.lead, body: [{ list: EN.duties }] },
  },
})

/** The army's leaders by generic title; the one for training has no photo. */
export const armyLeaders: readonly SampleLeader[] = [
  leader(
    'force-commander',
    undefined,
    {
      title: 'Taliyaha Ciidanka Xoogga Dalka',
      name: 'Magaca Taliyaha',
      lead: 'Taliyuhu wuxuu hoggaamiyaa ciidanka, wuxuuna Wasiirka kala taliyaa difaaca dalka.',
      duties: ['Hoggaanka ciidanka oo dhan.', 'Diyaargarowga iyo anshaxa.'],
    },
    {
      title: 'Chief of Defence Forces',
      name: 'Name of the Chief',
      lead: 'The Chief leads the forces and advises the Minister on the defence of the country.',
      duties: ['Command of all the forces.', 'Readiness and discipline.'],
    },
  ),
  leader(
    'deputy-commander',
    '#12294A',
    {
      title: 'Taliye ku-xigeenka Ciidanka Xoogga Dalka',
      name: 'Magaca Taliye ku-xigeenka',
      lead: 'Taliye ku-xigeenku wuxuu isku duwaa taliyayaasha, wuxuuna la socdaa fulinta qorshaha sannadka.',
      duties: ['Isku duwidda taliyayaasha.', 'La socodka qorshaha sannadka.'],
    },
    {
      title: 'Deputy Chief of Defence Forces',
      name: 'Name of the Deputy Chief',
      lead: 'The Deputy Chief coordinates the commanders and follows the plan for the year.',
      duties: ['Coordinating the commanders.', 'Following the plan for the year.'],
    },
  ),
  leader(
    'land-commander',
    undefined,
    {
      title: 'Taliyaha Ciidanka Dhulka',
      name: 'Magaca Taliyaha Ciidanka Dhulka',
      lead: 'Taliyuhu wuxuu masuul ka yahay xerooyinka, tababarka iyo gurmadka Ciidanka Dhulka.',
      duties: ['Xerooyinka iyo askarta.', 'Gurmadka masiibooyinka.'],
    },
    {
      title: 'Commander of the Land Force',
      name: 'Name of the Land Force commander',
      lead: 'The commander is in charge of the camps, the training and the relief work of the Land Force.',
      duties: ['Camps and soldiers.', 'Relief in disasters.'],
    },
  ),
  leader(
    'navy-commander',
    '#17487D',
    {
      title: 'Taliyaha Ciidanka Badda',
      name: 'Magaca Taliyaha Ciidanka Badda',
      lead: 'Taliyuhu wuxuu hagaa ilaalada xeebta iyo badbaadinta badda.',
      duties: ['Ilaalada xeebta.', 'Raadinta iyo badbaadinta.'],
    },
    {
      title: 'Commander of the Navy',
      name: 'Name of the Navy commander',
      lead: 'The commander directs the watch along the coast and rescue at sea.',
      duties: ['The watch along the coast.', 'Search and rescue.'],
    },
  ),
  leader(
    'air-commander',
    '#1B5FA8',
    {
      title: 'Taliyaha Ciidanka Cirka',
      name: 'Magaca Taliyaha Ciidanka Cirka',
      lead: 'Taliyuhu wuxuu masuul ka yahay duulimaadyada, garoommada iyo badqabka diyaaradaha.',
      duties: ['Gaadiidka cirka.', 'Badqabka duulimaadyada.'],
    },
    {
      title: 'Commander of the Air Force',
      name: 'Name of the Air Force commander',
      lead: 'The commander is in charge of flights, airfields and the safety of aircraft.',
      duties: ['Air transport.', 'Safety of flights.'],
    },
  ),
  leader(
    undefined,
    '#5B3A1A',
    {
      title: 'Taliyaha Tababarka',
      name: 'Magaca Taliyaha Tababarka',
      lead: 'Taliyuhu wuxuu maamulaa dugsiyada tababarka, wuxuuna dejiyaa manhajka.',
      duties: ['Dugsiyada iyo macallimiinta.', 'Manhajka iyo imtixaannada.'],
    },
    {
      title: 'Commander of Training',
      name: 'Name of the Training commander',
      lead: 'The commander runs the training schools and sets what is taught.',
      duties: ['Schools and teachers.', 'Courses and tests.'],
    },
  ),
  leader(
    'logistics-commander',
    '#14532D',
    {
      title: 'Taliyaha Saadka',
      name: 'Magaca Taliyaha Saadka',
      lead: 'Taliyuhu wuxuu hubiyaa in cuntada, gaadiidka iyo qalabku waqtigooda gaaraan.',
      duties: ['Bakhaarrada iyo gaadiidka.', 'Dayactirka qalabka.'],
    },
    {
      title: 'Commander of Logistics',
      name: 'Name of the Logistics commander',
      lead: 'The commander sees that food, transport and equipment arrive on time.',
      duties: ['Stores and transport.', 'Maintenance of equipment.'],
    },
  ),
  leader(
    'medical-commander',
    'rgba(31, 107, 61, 0.9)',
    {
      title: 'Taliyaha Adeegyada Caafimaadka',
      name: 'Magaca Taliyaha Caafimaadka',
      lead: 'Taliyuhu wuxuu hagaa isbitaallada, rugaha iyo kooxaha caafimaadka ee socda.',
      duties: ['Isbitaallada goobta.', 'Tababarka kalkaaliyeyaasha.'],
    },
    {
      title: 'Commander of Medical Services',
      name: 'Name of the Medical commander',
      lead: 'The commander directs the hospitals, the clinics and the travelling health teams.',
      duties: ['Field hospitals.', 'Training of nurses.'],
    },
  ),
]
