import type { OperationPagePayload, OperationPayload } from '../content/operation.ts'
import { postExamples } from './post.ts'

export const operationExamples = {
  typical: {
    id: 201,
    title: 'Sample: regional relief campaign',
    title_so: 'Tusaale: Ololaha gargaarka deegaanka',
    description: 'Army crews take food, water and medicine to sample districts.',
    description_so: 'Gaadiidka ciidanka oo cunto, biyo iyo daawo geynaya degmooyin tusaale ah.',
    address: 'Central regions',
    address_so: 'Gobollada dhexe',
    photo: '/media/example-convoy.webp',
    status_name: 'Active',
    start_date: '2026-10-12',
  },
  englishOnly: {
    id: 202,
    title: 'Sample: coast road opening',
    title_so: null,
    description: 'Engineers finish a sample road.',
    description_so: '',
    address: 'Banaadir',
    photo: null,
    status_name: 'Completed',
    start_date: '2026-03-03',
  },
  withoutStatus: { id: 204, title: 'Sample: no status told' },
  unknownStatus: {
    id: 203,
    title: 'Sample: tree planting',
    title_so: 'Tusaale: dhirta iyo deegaanka',
    status_name: 'Suspended',
    start_date: null,
  },
} as const satisfies Record<string, OperationPayload>

const { typical, englishOnly } = operationExamples

export const operationPageExamples: Readonly<Record<'withNews' | 'bare', OperationPagePayload>> = {
  withNews: {
    ...typical,
    photos: [{ url: '/media/example-convoy.webp', width: 1600, height: 900, alt: 'Kolonyo.' }],
    posts: [postExamples.withoutContent],
  },
  bare: { ...englishOnly, photos: [], posts: [] },
}

export const wrongOperationPageShapes = {
  withoutPhotos: { ...typical, posts: [] },
  aList: [typical],
} as const

export const wrongOperationShapes = {
  withoutTitle: [{ id: 1, status_name: 'Active' }],
  notAList: { id: 1 },
} as const
