import type { Payload } from 'payload'
import { richText } from '../../../collections/posts/rich-text.ts'
import { addOperation, addPicture, addPost, addSubcategory } from '../../../testing/documents.ts'
import { addMessage } from '../../../testing/messages.ts'

/**
 * Writes what people write at a desk, with `word` in its texts, and changes existing documents: two
 * posts, a picture, an operation, a message, a global. Every version in use must accept it, so that it
 * uses only features that all of them have.
 */
export async function writeOneOfEach(payload: Payload, word: string): Promise<void> {
  const subcategory = await addSubcategory(payload, { kind: 'news', nameSo: word, nameEn: word })
  const picture = await addPicture(payload, { altEn: word }, [60, 40])
  const texts = {
    so: { title: `${word} so`, content: richText([{ p: 'Qoraal.' }]), state: 'draft' },
    en: { title: `${word} en`, content: richText([{ p: 'A text.' }]), state: 'draft' },
  } as const
  const post = await addPost(payload, {
    ...texts,
    _status: 'draft',
    picture: picture.id,
    subcategory: subcategory.id,
  })
  await payload.update({
    collection: 'posts',
    id: post.id,
    data: {
      so: { ...texts.so, state: 'public' },
      en: { ...texts.en, state: 'public' },
      _status: 'published',
    },
  })
  // A working copy that differs from the published one.
  const so = { ...texts.so, title: `${word}, once more`, state: 'public' } as const
  await payload.update({ collection: 'posts', id: post.id, data: { so }, draft: true })
  await addPost(payload, { ...texts, _status: 'draft' })
  await addOperation(payload, { so: { title: word }, en: { title: word } })
  await addMessage(payload, { subject: word })
  await payload.updateGlobal({ slug: 'contact-information', data: { hotline: '991' } })
  const { docs } = await payload.find({ collection: 'contact-messages', pagination: false })
  // These include messages that another version wrote.
  for (const { id } of docs) {
    const data = { state: 'open', mailError: word } as const
    await payload.update({ collection: 'contact-messages', id, data })
  }
}
