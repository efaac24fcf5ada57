import { examplePosts } from '../../news/post-summary.examples.ts'
import type { Examples } from '../examples.ts'
import { DownloadLink } from './download-link.tsx'

export const examples = {
  typical: (language) => {
    const { file, title, fileFacts } = examplePosts(language).withFile
    return <DownloadLink href={file} title={title} facts={fileFacts} />
  },
  otherKind: (language) => (
    <DownloadLink href="/media/example.docx" title={examplePosts(language).withFile.title} />
  ),
} satisfies Examples
