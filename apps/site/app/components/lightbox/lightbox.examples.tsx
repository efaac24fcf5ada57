import type { Language } from '@gaashaan/contract/language'
import { useState } from 'react'
import { examplePicture } from '../../images/picture.examples.ts'
import { messagesFor } from '../../messages/messages.ts'
import { examplePosts } from '../../news/post-summary.examples.ts'
import type { Examples } from '../examples.ts'
import { Lightbox } from './lightbox.tsx'

/** The dialog covers the page, so it opens by a button. */
function LightboxWithButton({ language }: { readonly language: Language }) {
  const [index, setIndex] = useState<number>()
  const { typical, long } = examplePosts(language)
  const picture = examplePicture(language)
  const photos = [
    { id: typical.id, caption: typical.title, picture: { ...picture, credit: picture.alt } },
    { id: long.id, caption: long.title, picture },
  ]
  return (
    <>
      <button type="button" onClick={() => setIndex(0)}>
        {messagesFor(language).media.enlarge}
      </button>
      {index === undefined ? null : (
        <Lightbox
          photos={photos}
          index={index}
          onMove={setIndex}
          onClose={() => setIndex(undefined)}
        />
      )}
    </>
  )
}

export const examples = {
  typical: (language) => <LightboxWithButton language={language} />,
} satisfies Examples
