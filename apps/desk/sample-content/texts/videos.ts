import type { SampleVideo } from './shapes.ts'

const filmLead = {
  SO: 'Filimkan xorta ah waxaa halkan loo dhigay tusaale ahaan oo keliya; kama uu hadlayo shaqada Wasaaradda.',
  EN: 'This freely licensed film is here only as a sample; it is not about the Ministry’s work.',
}

const clipLead = {
  SO: 'Muuqaalkan gaaban waxaa laga sameeyay sawir gacmeed, si loo tusaaleeyo muuqaallada bogga.',
  EN: 'This short clip was made from a drawing, as a sample of the videos on this site.',
}

const text = (soTitle: string, enTitle: string, lead: { SO: string; EN: string }) => ({
  SO: { title: soTitle, lead: lead.SO, body: [] },
  EN: { title: enTitle, lead: lead.EN, body: [] },
})

/** Five clips of this project and four films by Blender, which are under Creative Commons. */
export const videos: readonly SampleVideo[] = [
  {
    at: '2026-11-16T15:00:00+03:00',
    scene: 'patrol-boats-dusk',
    seconds: 6,
    film: { clip: 'patrol-boats-dusk.webm' },
    featured: true,
    texts: text(
      'Muuqaal tusaale ah: doonyaha ilaalada oo galab badda jooga',
      'Sample clip: patrol boats at sea at dusk',
      clipLead,
    ),
  },
  {
    at: '2026-11-10T12:30:00+03:00',
    scene: 'radio-studio',
    seconds: 634,
    film: { address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
    featured: true,
    texts: text(
      'Filim xor ah oo tusaale u taagan: wareysi raadiye',
      'A free film as a stand-in: an interview on the radio',
      filmLead,
    ),
  },
  {
    at: '2026-11-05T14:10:00+03:00',
    scene: 'mogadishu-coast',
    seconds: 6,
    film: { clip: 'mogadishu-coast.webm' },
    featured: true,
    texts: text(
      'Muuqaal tusaale ah: subax ka mid ah subaxyada xeebta',
      'Sample clip: a morning on the coast',
      clipLead,
    ),
  },
  {
    at: '2026-10-29T13:45:00+03:00',
    scene: 'transport-plane',
    seconds: 6,
    film: { clip: 'transport-plane.webm' },
    featured: true,
    texts: text(
      'Muuqaal tusaale ah: diyaarad xamuul oo daruuraha dul maraysa',
      'Sample clip: a transport plane above the clouds',
      clipLead,
    ),
  },
  {
    at: '2026-10-20T10:00:00+03:00',
    scene: 'football-match',
    seconds: 888,
    film: { address: 'https://www.youtube.com/watch?v=eRsGyueVLvQ' },
    featured: true,
    texts: text(
      'Filim xor ah oo tusaale u taagan: ciyaaro bulsho',
      'A free film as a stand-in: community games',
      filmLead,
    ),
  },
  {
    at: '2026-10-11T09:20:00+03:00',
    scene: 'lighthouse-night',
    seconds: 6,
    film: { clip: 'lighthouse-night.webm' },
    featured: true,
    texts: text(
      'Muuqaal tusaale ah: noobiyad habeenkii iftiiminaysa',
      'Sample clip: a lighthouse shines at night',
      clipLead,
    ),
  },
  {
    at: '2026-09-30T11:40:00+03:00',
    scene: 'library-books',
    seconds: 734,
    film: { address: 'https://www.youtube.com/watch?v=R6MlUcmOul8' },
    featured: true,
    texts: text(
      'Filim xor ah oo tusaale u taagan: booqasho maktabad',
      'A free film as a stand-in: a visit to the library',
      filmLead,
    ),
  },
  {
    at: '2026-09-13T08:35:00+03:00',
    scene: 'camel-country',
    seconds: 6,
    film: { clip: 'camel-country.webm' },
    featured: true,
    texts: text(
      'Muuqaal tusaale ah: geel iyo geeljire socdaal ku jira',
      'Sample clip: a herder and his camels on the move',
      clipLead,
    ),
  },
  {
    at: '2026-08-24T16:00:00+03:00',
    scene: 'market-street',
    seconds: 464,
    film: { address: 'https://www.youtube.com/watch?v=WhWc3b3KhnY' },
    featured: true,
    texts: text(
      'Filim xor ah oo tusaale u taagan: maalin suuq',
      'A free film as a stand-in: a day at the market',
      filmLead,
    ),
  },
]
