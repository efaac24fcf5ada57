import { examplePicture } from '../../images/picture.examples.ts'
import type { Examples } from '../examples.ts'
import { Prose } from '../prose/prose.tsx'
import { Zoomable } from './zoomable.tsx'

export const examples = {
  typical: (language) => {
    const { url, alt, width, height } = examplePicture(language)
    const image = `<img src="${url}" alt="${alt}" width="${width}" height="${height}">`
    return (
      <Zoomable>
        <Prose
          html={`<figure><a href="${url}" data-enlarge>${image}</a><figcaption>${alt}</figcaption></figure>`}
        />
      </Zoomable>
    )
  },
} satisfies Examples
