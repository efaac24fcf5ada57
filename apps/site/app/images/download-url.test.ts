import { postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { downloadUrl } from './download-url.ts'

test.each([
  ['/media/example-release.pdf', '/media/example-release.pdf'],
  ['uploads/Report.DOCX', '/media/-/uploads/Report.DOCX'],
  ['https://files.example/a.pdf?v=2', 'https://files.example/a.pdf?v=2'],
])('%s is downloaded from %s', (path, url) => {
  expect(downloadUrl(path)).toBe(url)
})

test.each([undefined, null, '', 'javascript:alert(1)//a.pdf', '/media/../api/a.pdf', '/api/a.pdf'])(
  '%j is not a file to download',
  (path) => {
    expect(downloadUrl(path)).toBeUndefined()
  },
)

test.each(['typical', 'video', 'youTubeVideo', 'withoutPicture', 'hostileMarkup'] as const)(
  'the example %s has no file to download',
  (name) => {
    expect(downloadUrl(postExamples[name].post_url)).toBeUndefined()
  },
)
