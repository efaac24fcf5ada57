import { documents1 } from './documents-1.ts'
import { documents2 } from './documents-2.ts'
import { news1 } from './news-1.ts'
import { news2 } from './news-2.ts'
import { news3 } from './news-3.ts'
import { news4 } from './news-4.ts'

export { army } from './army.ts'
export { armyLeaders } from './leaders-army.ts'
export { ministryLeaders } from './leaders-ministry.ts'
export { operations } from './operations.ts'
export { pressReleases } from './press-releases.ts'
export { publications } from './publications.ts'
export { speeches } from './speeches.ts'
export { tenders } from './tenders.ts'
export { videos } from './videos.ts'
export { warOnTerror } from './war-on-terror.ts'

export const news = [...news1, ...news2, ...news3, ...news4]
export const documents = [...documents1, ...documents2]
