import type { PostKind } from '@gaashaan/contract'
import {
  type ArticleContext,
  MAX_RELATED_CANDIDATES,
  type RelatedArticle,
} from '../../../app/search/search.ts'
import type { PrepareSql, TextRow } from '../index-file.ts'
import { queryWords } from '../query-words.ts'
import { postKey } from '../sync/to-index-document.ts'

/** Words of a title that are searched in other titles, and the shortest that says anything. */
const MAX_TITLE_WORDS = 12
const MIN_WORD_CHARS = 4
/** Articles that are compared: the newest with a word of the title, and of the subcategory. */
const MAX_COMPARED_ARTICLES = 60
/** What a shared word of the titles counts, against the same subcategory. */
const WORD_WEIGHT = 2

const COLUMNS = 'id, title, path, date, list, subcategory'

const significantWords = (title: string) =>
  queryWords(title, MAX_TITLE_WORDS).filter((word) => word.length >= MIN_WORD_CHARS)

function toRelatedArticle({ path, title, date }: TextRow): RelatedArticle {
  return { to: path, title, ...(date !== null && { date }) }
}

/** Finds articles about the same as a post of a language; `undefined` if the index lacks the post. */
export function createRelatedReader(sql: PrepareSql) {
  const byKey = sql(`SELECT ${COLUMNS} FROM texts_L WHERE key = ?`)
  const titled = sql(
    `SELECT ${COLUMNS} FROM texts_L WHERE id IN (SELECT rowid FROM titled_L
       WHERE titled_L MATCH ? ORDER BY rowid DESC LIMIT ${MAX_COMPARED_ARTICLES})`,
  )
  const inSubcategory = sql(
    `SELECT ${COLUMNS} FROM texts_L WHERE subcategory = ? ORDER BY id DESC LIMIT ${MAX_COMPARED_ARTICLES}`,
  )

  function relatedTo(article: TextRow): RelatedArticle[] {
    const words = new Set(significantWords(article.title))
    const match = [...words].map((word) => `"${word}"`).join(' OR ')
    const rows = [
      ...(match === '' ? [] : titled.all(match)),
      ...(article.subcategory === null ? [] : inSubcategory.all(article.subcategory)),
    ] as unknown as TextRow[]
    const candidates = new Map<number, TextRow>()
    for (const row of rows) if (row.list === article.list) candidates.set(row.id, row)
    candidates.delete(article.id)
    const scoreOf = ({ title, subcategory }: TextRow) =>
      WORD_WEIGHT * significantWords(title).filter((word) => words.has(word)).length +
      (subcategory !== null && subcategory === article.subcategory ? 1 : 0)
    return [...candidates.values()]
      .map((row) => ({ row, score: scoreOf(row) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || b.row.id - a.row.id)
      .slice(0, MAX_RELATED_CANDIDATES)
      .map(({ row }) => toRelatedArticle(row))
  }

  return (postId: number): ArticleContext | undefined => {
    const article = byKey.get(postKey(postId)) as unknown as TextRow | undefined
    return article && { kind: article.list as PostKind, related: relatedTo(article) }
  }
}
