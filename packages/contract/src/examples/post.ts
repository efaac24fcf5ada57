import type { PostPayload } from '../content/post.ts'

const picture = {
  url: '/media/example-boat.webp',
  width: 1600,
  height: 900,
  alt: 'Doon ilaalo ah oo ku dhex jirta badda.',
  credit: 'Sawir tusaale ah',
  sizes: [
    { url: '/media/example-boat-400.webp', width: 400, format: 'webp' as const },
    { url: '/media/example-boat-800.webp', width: 800, format: 'webp' as const },
  ],
}

/** A picture of our own host, with all its variants. */
const pictureWithVariants: NonNullable<PostPayload['picture']> = {
  ...picture,
  url: '/media/example-boat.jpg',
  sizes: [
    { url: '/media/example-boat-w640.avif', width: 640, format: 'avif' },
    { url: '/media/example-boat-w1600.avif', width: 1600, format: 'avif' },
    { url: '/media/example-boat-w640.webp', width: 640, format: 'webp' },
    { url: '/media/example-boat-w1600.webp', width: 1600, format: 'webp' },
    { url: '/media/example-boat-w640.jpeg', width: 640, format: 'jpeg' },
  ],
  colour: '#5b86a4',
}

const typical = {
  id: 101,
  title: 'Tusaale: Ciidanka Badda oo kordhiyay ilaalinta xeebta',
  content: '<p>Tani waa qoraal tusaale ah.</p><h2>Faahfaahin</h2><p>Waa qayb labaad.</p>',
  post_url: '/media/example-boat.webp',
  created_at: '2026-11-18T06:30:00.000Z',
  subcategory_name: 'Badda',
  picture,
  languages: ['SO', 'EN'],
} as const satisfies PostPayload

/** Payloads of one post, each a case that every consumer of posts must handle. */
export const postExamples = {
  typical,
  oneLanguageOnly: {
    id: 102,
    title: 'Sample: a note that exists in English alone',
    content: '<p>This sample has no Somali text.</p>',
    post_url: '/media/example-boat.webp',
    created_at: '2026-11-17T06:30:00.000Z',
    subcategory_name: 'Maritime',
    picture: { ...picture, alt: 'A patrol boat at sea.' },
    languages: ['EN'],
  },
  createdAtInOtherCase: {
    id: 103,
    title: 'Sample: a host that writes createdAt',
    content: '<p>The date has another name.</p>',
    post_url: 'uploads/example.jpg',
    createdAt: '2026-11-16T21:30:00.000Z',
    subcategory_name: null,
  },
  withoutContent: {
    id: 104,
    title: 'Tusaale: qoraal aan lahayn faahfaahin',
    content: null,
    post_url: '/media/example-boat.webp',
    created_at: '2026-11-15T06:30:00.000Z',
    subcategory_name: 'Badda',
    picture,
    languages: ['SO'],
  },
  withoutPicture: {
    id: 105,
    title: 'Tusaale: qoraal aan lahayn sawir',
    content: '<p>Qoraal keliya.</p>',
    post_url: null,
    created_at: '2026-11-14T06:30:00.000Z',
    subcategory_name: 'Tababarka',
    languages: ['SO', 'EN'],
  },
  longTitle: {
    id: 106,
    title:
      'Tusaale: cinwaan aad u dheer oo ka sheekaynaya injineerrada ciidanka oo dhammeystiray buundo isku xirta laba degmo oo ay kala dhexeyso webi, iyo sida ay bulshadu uga faa’iideysan doonto sanadka soo socda',
    content: '<p>Cinwaanku waa dheer yahay.</p>',
    post_url: '/media/example-boat.webp',
    created_at: '2026-11-13T06:30:00.000Z',
    subcategory_name: 'Horumarinta',
    picture,
    languages: ['SO', 'EN'],
  },
  hostileMarkup: {
    id: 107,
    title: 'Sample: <script>alert("title")</script> & "quotes"',
    content:
      '<p onclick="alert(1)">Before <script>alert("content")</script><a href="javascript:alert(2)">link</a> <img src="x" onerror="alert(3)"> <iframe src="https://evil.example"></iframe>after</p>',
    post_url: 'javascript:alert(4)',
    created_at: '2026-11-12T06:30:00.000Z',
    subcategory_name: '<b>Bold</b>',
  },
  video: {
    id: 108,
    title: 'Tusaale: maalin ka mid ah shaqada',
    content: null,
    post_url: '/media/example-clip.webm',
    created_at: '2026-11-11T06:30:00.000Z',
    picture,
    languages: ['SO', 'EN'],
    duration: 12,
    captions: [
      { url: '/media/example-clip-so.vtt', language: 'SO', label: 'Soomaali' },
      { url: '/media/example-clip-en.vtt', language: 'EN', label: 'English' },
    ],
  },
  youTubeVideo: {
    id: 109,
    title: 'Tusaale: muuqaal ku jira YouTube',
    content: null,
    post_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    created_at: '2026-11-10T06:30:00.000Z',
    picture,
    languages: ['SO', 'EN'],
  },
  pressRelease: {
    id: 110,
    title: 'Tusaale: war-saxaafadeed',
    content: '<p>Wasaaraddu waxay soo saartay war-saxaafadeed tusaale ah.</p>',
    post_url: '/media/example-release.pdf',
    file: { type: 'PDF', bytes: 1_234_567, pages: 14 },
    created_at: '2026-11-09T06:30:00.000Z',
    picture,
    languages: ['SO', 'EN'],
  },
  tender: {
    id: 111,
    title: 'Sample tender: school desks',
    content: '<p>Sealed offers for wooden desks.</p>',
    post_url: '/media/example-tender.pdf',
    created_at: '2026-11-01T06:30:00.000Z',
    opens_at: '2026-11-01T06:00:00.000Z',
    closes_at: '2026-12-15T13:30:00.000Z',
    reference: 'SAMPLE-2026-01',
    languages: ['SO', 'EN'],
  },
  withMadePicture: {
    id: 112,
    revision: 'Zk3f9aQ2',
    title: 'Tusaale: sawir cabbirro badan leh',
    content: '<p>Sawirku wuxuu leeyahay cabbirro iyo midab.</p>',
    post_url: '/media/example-boat.jpg',
    created_at: '2026-11-10T06:30:00.000Z',
    picture: pictureWithVariants,
    languages: ['SO', 'EN'],
  },
} as const satisfies Record<string, PostPayload>

/** Payloads that only the call of a single post returns: a withdrawn post is in no list. */
export const postPageExamples = {
  updated: {
    ...typical,
    id: 113,
    created_at: '2026-11-16T06:30:00.000Z',
    first_published_at: '2026-11-17T06:30:00.000Z',
    changed_at: '2026-11-19T07:00:00.000Z',
    change_note: 'Tirada doomaha ayaa la saxay: waa afar, ma aha shan.',
    withdrawn: null,
  },
  changedInSilence: {
    ...typical,
    id: 114,
    updated_at: '2026-11-20T06:30:00.000Z',
    first_published_at: typical.created_at,
    changed_at: null,
    change_note: null,
    withdrawn: null,
  },
  withHistory: {
    ...typical,
    id: 116,
    first_published_at: typical.created_at,
    changed_at: '2026-11-21T07:00:00.000Z',
    change_note: 'Magaca dekedda ayaa la saxay.',
    withdrawn: null,
    history: [
      {
        at: '2026-11-19T07:00:00.000Z',
        action: 'changed',
        note: 'Tirada doomaha ayaa la saxay: waa afar, ma aha shan.',
      },
      { at: '2026-11-20T06:15:00.000Z', action: 'withdrawn', note: 'Waxaa ku jiray magac qaldan.' },
      {
        at: '2026-11-21T07:00:00.000Z',
        action: 'published',
        note: 'Magaca dekedda ayaa la saxay.',
      },
    ],
  },
  withdrawn: {
    ...typical,
    id: 115,
    first_published_at: typical.created_at,
    changed_at: null,
    change_note: null,
    withdrawn: {
      at: '2026-11-19T09:15:00.000Z',
      reason: 'Waxaa ku jiray magac qaldan. Warkii saxda ahaa waa la daabici doonaa.',
    },
    languages: ['EN'],
  },
} as const satisfies Record<string, PostPayload>

/** Featured posts with only the fields that the specification lists. */
export const featuredPostExamples = {
  thin: { id: 101, title: 'Tusaale: warka ugu muhiimsan', post_url: '/media/example-boat.webp' },
} as const

/** Data that must be treated as a failure (Specification §8). */
export const wrongPostShapes = {
  notAList: { items: [] },
  text: 'posts',
  nothing: null,
  withoutTitle: [{ id: 1, created_at: '2026-11-18T06:30:00.000Z' }],
  withoutDate: [{ id: 1, title: 'Sample' }],
  unreadableDate: [{ id: 1, title: 'Sample', created_at: 'yesterday' }],
  idOfAnotherKind: [{ id: 'abc', title: 'Sample', created_at: '2026-11-18T06:30:00.000Z' }],
} as const
