import type { Language } from '@gaashaan/contract/language'
import { useState } from 'react'
import { examplePicture } from '../../images/picture.examples.ts'
import { messagesFor } from '../../messages/messages.ts'
import { examplePosts } from '../../news/post-summary.examples.ts'
import type { Examples } from '../examples.ts'
import { Lightbox } from './lightbox.tsx'

/** The dialog covers the page: it opens when it is asked for, as it does on the site. */
function Opened({ language }: { readonly language: Language }) {
  const [place, setPlace] = useState<number>()
  const { typical, long } = examplePosts(language)
  const picture = examplePicture(language)
  const photos = [
    { id: typical.id, caption: typical.title, picture: { ...picture, credit: picture.alt } },
    { id: long.id, caption: long.title, picture },
  ]
  return (
    <>
      <button type="button" onClick={() => setPlace(0)}>
        {messagesFor(language).media.enlarge}
      </button>
      {place === undefined ? null : (
        <Lightbox
          photos={photos}
          place={place}
          onMove={setPlace}
          onClose={() => setPlace(undefined)}
        />
      )}
    </>
  )
}

export const examples = {
  typical: (language) => <Opened language={language} />,
} satisfies Examples
