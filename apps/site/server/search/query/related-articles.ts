import type { DatabaseSync } from 'node:sqlite'
import type { Language, PostKind } from '@gaashaan/contract'
import {
  MAX_RELATED_CANDIDATES,
  type RelatedArticle,
  type RelatedQuery,
} from '../../../app/search/search.ts'
import { SUFFIX } from '../index-file.ts'
import { queryWords } from '../normalize.ts'
import { postKey } from '../sync/to-index-document.ts'

/** Words of a title that are looked for in others, and the shortest that tells anything. */
const MAX_TITLE_WORDS = 12
const MIN_WORD_CHARS = 4
/** Articles that are compared: the newest with a word of the title, and of the subcategory. */
const MAX_COMPARED_ARTICLES = 60
/** What a shared word of the titles counts, against the same subcategory. */
const WORD_COUNTS = 2

interface Row {
  readonly id: number
  readonly title: string
  readonly path: string
  readonly date: string | null
  readonly list: PostKind
  readonly subcategory: string | null
}

const COLUMNS = 'id, title, path, date, list, subcategory'

const tellingWords = (title: string) =>
  queryWords(title, MAX_TITLE_WORDS).filter((word) => word.length >= MIN_WORD_CHARS)

function neighbour({ path, title, date }: Row): RelatedArticle {
  return { to: path, title, ...(date !== null && { date }) }
}

/** Finds what stands beside an article of a language; `undefined` where the index does not have it. */
export function createRelatedReader(db: DatabaseSync, language: Language) {
  const s = SUFFIX[language]
  const prepare = (sql: string) => db.prepare(sql.replaceAll('_L', `_${s}`))
  const byKey = prepare(`SELECT ${COLUMNS} FROM texts_L WHERE key = ?`)
  const titled = prepare(
    `SELECT ${COLUMNS} FROM texts_L WHERE id IN (SELECT rowid FROM titled_L
       WHERE titled_L MATCH ? ORDER BY rowid DESC LIMIT ${MAX_COMPARED_ARTICLES})`,
  )
  const inSubcategory = prepare(
    `SELECT ${COLUMNS} FROM texts_L WHERE subcategory = ? ORDER BY id DESC LIMIT ${MAX_COMPARED_ARTICLES}`,
  )

  function related(article: Row): RelatedArticle[] {
    const words = tellingWords(article.title)
    const match = words.map((word) => `"${word}"`).join(' OR ')
    const found = new Map<number, Row>()
    const rows = [
      ...(match === '' ? [] : titled.all(match)),
      ...(article.subcategory === null ? [] : inSubcategory.all(article.subcategory)),
    ] as unknown as Row[]
    for (const row of rows) if (row.list === article.list) found.set(row.id, row)
    found.delete(article.id)
    const sought = new Set(words)
    const scoreOf = ({ title, subcategory }: Row) =>
      WORD_COUNTS * tellingWords(title).filter((word) => sought.has(word)).length +
      (subcategory !== null && subcategory === article.subcategory ? 1 : 0)
    return [...found.values()]
      .map((row) => ({ row, score: scoreOf(row) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score || other.row.id - one.row.id)
      .slice(0, MAX_RELATED_CANDIDATES)
      .map(({ row }) => neighbour(row))
  }

  return (postId: number): RelatedQuery | undefined => {
    const article = byKey.get(postKey(postId)) as unknown as Row | undefined
    return article && { kind: article.list, related: related(article) }
  }
}
