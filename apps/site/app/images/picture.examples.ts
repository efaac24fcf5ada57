import type { Language } from '@gaashaan/contract/language'
import type { PagePicture } from './page-picture.ts'

const ALT = {
  SO: 'Tusaale: astaanta wasaaradda oo ku dul taal buluug iyo cagaar.',
  EN: 'Sample: the ministry’s shield on blue and green.',
}

/** A picture among the site's own files, which needs no desk. */
export function examplePicture(language: Language): PagePicture {
  return { url: '/share.png', width: 1200, height: 630, alt: ALT[language], colour: '#12294a' }
}
