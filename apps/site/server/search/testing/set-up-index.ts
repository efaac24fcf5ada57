import { afterEach, beforeEach } from 'vitest'
import type { Piece, SearchFilters } from '../../../app/search/search.ts'
import { createTestIndex, type TestIndex, testDocument } from '../../testing/search-index.ts'
import type { IndexDocument } from '../index-document.ts'

export const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')

/** An index for each test of a file, with functions to fill and to search it. */
export function setUpIndex() {
  let index: TestIndex
  beforeEach(() => {
    index = createTestIndex()
    index.writer.setState('ready', '1')
  })
  afterEach(() => index.close())

  function search(text: string, filters: SearchFilters = {}, page = 1) {
    const outcome = index.reader.search({ language: 'SO', text, page, ...filters }, undefined)
    if (outcome.state !== 'ready') throw new Error(outcome.state)
    return outcome
  }

  return {
    index: () => index,
    add: (...documents: Partial<IndexDocument>[]) =>
      index.writer.upsert(documents.map(testDocument), 1),
    search,
    /** The titles of the results. */
    titles: (text: string, filters?: SearchFilters) =>
      search(text, filters).own.items.map(({ title }) => textOf(title)),
  }
}
