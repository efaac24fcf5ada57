import { DatabaseSync } from 'node:sqlite'

/** Posts of a hundred by kind: mostly news, as in a ministry's archive. */
const KINDS = [
  ['news', 80],
  ['pressReleases', 4],
  ['videos', 4],
  ['documents', 3],
  ['speeches', 3],
  ['publications', 2],
  ['tenders', 2],
  ['army', 1],
  ['warOnTerror', 1],
] as const

const PICTURES = 60
const PDFS = 20
const CLIPS = 5
const SUBCATEGORIES = 12

const SENTENCE = {
  so: 'Tani waa jumlad tusaale ah oo ka mid ah qoraal la qiyaasay, si loo cabbiro kaydka. ',
  en: 'This is a sample sentence of an invented text, by which the archive is measured. ',
} as const

/** The end of every text, by which a reader of an answer knows that it came whole. */
export const LAST_WORDS = 'Dhammaad – the end'

/** A text of a heading and four paragraphs as the desk's editor keeps it, some 2 KB. */
function richText(language: keyof typeof SENTENCE): string {
  const text = (words: string) => {
    const style = { detail: 0, format: 0, mode: 'normal', style: '' }
    return [{ type: 'text', version: 1, text: words, ...style }]
  }
  const block = (type: string, words: string, more = {}) => {
    const place = { direction: 'ltr', format: '', indent: 0 }
    return { type, version: 1, children: text(words), ...place, ...more }
  }
  const paragraph = SENTENCE[language].repeat(4)
  const children = [
    block('paragraph', paragraph),
    block('heading', SENTENCE[language], { tag: 'h2' }),
    block('paragraph', paragraph),
    block('paragraph', paragraph),
    block('paragraph', LAST_WORDS),
  ]
  const root = { type: 'root', version: 1, children, direction: 'ltr', format: '', indent: 0 }
  return JSON.stringify({ root })
}

function columns(db: DatabaseSync, table: string): string[] {
  return db
    .prepare(`SELECT name FROM pragma_table_info('${table}')`)
    .all()
    .map(({ name }) => String(name))
}

/** Puts a row in a table, without the columns that the table does not have. */
function insert(db: DatabaseSync, table: string, row: Readonly<Record<string, string | number>>) {
  const names = columns(db, table).filter((name) => name in row)
  const places = names.map((name) => `:${name}`).join(', ')
  const values = Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
  db.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`).run(values)
}

function fillMedia(db: DatabaseSync): void {
  for (let id = 1; id <= PICTURES + PDFS + CLIPS; id += 1) {
    const file = (name: string, mime_type: string) => ({ id, filename: name, mime_type })
    if (id > PICTURES + PDFS) insert(db, 'media', file(`sample-${id}.webm`, 'video/webm'))
    else if (id > PICTURES) insert(db, 'media', file(`sample-${id}.pdf`, 'application/pdf'))
    else {
      insert(db, 'media', {
        ...file(`sample-${id}.webp`, 'image/webp'),
        alt_so: 'Sawir tusaale ah',
        alt_en: 'A sample picture',
        width: 1600,
        height: 900,
        sizes_w400_filename: `sample-${id}-400.webp`,
        sizes_w400_width: 400,
        sizes_w400_height: 225,
      })
    }
  }
}

function fillSubcategories(db: DatabaseSync): void {
  for (let id = 1; id <= SUBCATEGORIES; id += 1) {
    insert(db, 'subcategories', { id, name_so: `Qayb ${id}`, name_en: `Part ${id}`, kind: 'news' })
  }
}

/** The kind of post `i` in SQL: the hundreds' places are dealt out by the shares above. */
function kindOf(): string {
  let least = 0
  const cases = KINDS.map(([kind, share]) => {
    least += share
    return `WHEN (i * 37) % 100 < ${least} THEN '${kind}'`
  })
  return `CASE ${cases.join(' ')} END`
}

/** The value of each column of post `i`; 2 in 100 are drafts, 1 in 20 lacks each language. */
const VALUES: Readonly<Record<string, string>> = {
  id: 'i',
  heading: "'Tusaale ' || i || ' oo cinwaan ah'",
  kind: kindOf(),
  so_state: "CASE WHEN i % 20 <> 3 THEN 'public' ELSE 'draft' END",
  so_title: "CASE WHEN i % 20 <> 3 THEN 'Tusaale ' || i || ' oo cinwaan ah' END",
  so_content: ':so',
  en_state: "CASE WHEN i % 20 <> 7 THEN 'public' ELSE 'draft' END",
  en_title: "CASE WHEN i % 20 <> 7 THEN 'Sample ' || i || ' with a title' END",
  en_content: ':en',
  so_file_id: `CASE WHEN (i * 37) % 100 >= 80 THEN ${PICTURES} + 1 + i % ${PDFS} END`,
  en_file_id: `CASE WHEN (i * 37) % 100 >= 80 THEN ${PICTURES} + 1 + i % ${PDFS} END`,
  picture_id: `CASE WHEN i % 25 <> 9 THEN 1 + i % ${PICTURES} END`,
  video_id: `CASE WHEN (i * 37) % 100 BETWEEN 84 AND 87 THEN ${PICTURES + PDFS} + 1 + i % ${CLIPS} END`,
  opens_at: "strftime('%Y-%m-%dT%H:%M:%S.000Z', 1577836800 + i * 1800, 'unixepoch')",
  closes_at: "strftime('%Y-%m-%dT%H:%M:%S.000Z', 1580428800 + i * 1800, 'unixepoch')",
  published_at: "strftime('%Y-%m-%dT%H:%M:%S.000Z', 1577836800 + i * 1800, 'unixepoch')",
  featured: 'i % 97 = 5',
  subcategory_id: `CASE WHEN (i * 37) % 100 < 80 THEN 1 + i % ${SUBCATEGORIES} END`,
  _status: "CASE WHEN i % 50 = 11 THEN 'draft' ELSE 'published' END",
}

/** A whole number on which the sample has an article in both languages. */
export function isArticle(id: number): boolean {
  return (id * 37) % 100 < 80 && id % 20 !== 3 && id % 20 !== 7 && id % 50 !== 11
}

/**
 * Brings a migrated SQLite database of the desk to `count` posts, each with its version, as Payload
 * would have written them: some seconds for 100,000. Nothing else may have the file open.
 */
export function growArchive(file: string, count: number): void {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; PRAGMA cache_size = -200000; BEGIN')
  const [row] = db.prepare('SELECT coalesce(max(id), 0) AS last FROM posts').all()
  const last = Number(row?.last)
  if (last === 0) {
    fillMedia(db)
    fillSubcategories(db)
  }
  const names = Object.keys(VALUES)
  const numbers = `WITH RECURSIVE n(i) AS (SELECT ${last + 1} UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`
  db.prepare(
    `${numbers} INSERT INTO posts (${names.join(', ')}) SELECT ${Object.values(VALUES).join(', ')} FROM n`,
  ).run({ so: richText('so'), en: richText('en') })
  const kept = columns(db, 'posts').filter((name) => name !== 'id')
  db.exec(`INSERT INTO _posts_v (parent_id, latest, ${kept.map((name) => `version_${name}`).join(', ')})
    SELECT id, 1, ${kept.join(', ')} FROM posts WHERE id > ${last}`)
  // What is still on its way to the disk would be paid by whoever writes next, and be measured.
  db.exec('COMMIT; PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
}
