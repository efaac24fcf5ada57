import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testDocument } from '../../testing/search-index.ts'
import { setUpIndex } from '../testing/set-up-index.ts'

const { index, add, titles } = setUpIndex()

/** The files of the index in which a word is. */
function filesWith(word: string): string[] {
  const folder = path.dirname(index().file)
  return readdirSync(folder).filter((name) =>
    readFileSync(path.join(folder, name)).toString('latin1').toLowerCase().includes(word),
  )
}

test('no file has a word of a deleted text, and its spelling leads nowhere', () => {
  add({ title: 'Askari', body: 'Waxaa la arkay Qasabow.' }, { title: 'Askari kale', body: 'Wax.' })
  add(testDocument({ key: 'post named', title: 'Qasabow ayaa yimid', body: 'Qasabow.' }))
  expect(titles('qasabo')).not.toEqual([])
  expect(filesWith('qasabow')).not.toEqual([])
  const { writer } = index()
  writer.removeMissing('SO', 'news', [])
  add({ title: 'Askari kale', body: 'Wax.' })
  writer.forgetDeleted()
  expect(filesWith('qasabow')).toEqual([])
  expect(titles('qasabo')).toEqual([])
  expect(titles('kale')).toEqual(['Askari kale'])
  // What comes back is found by its words and their misspellings again.
  add({ title: 'Qasabow', body: '' })
  expect(titles('qassabow')).toEqual(['Qasabow'])
})
