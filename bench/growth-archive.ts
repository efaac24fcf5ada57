import { DatabaseSync } from 'node:sqlite'

/** Percentage of posts by kind: mostly news, as in a ministry's archive. */
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

/** The last paragraph of every text, which shows that a response is whole. */
export const LAST_PARAGRAPH = 'Dhammaad – the end'

/** A text of a heading and four paragraphs as the desk's editor stores it, some 2 KB. */
function richText(language: keyof typeof SENTENCE): string {
  const node = { version: 1, direction: 'ltr', format: '', indent: 0 }
  const block = (type: string, text: string, fields = {}) => {
    const style = { version: 1, detail: 0, format: 0, mode: 'normal', style: '' }
    return { ...node, type, children: [{ ...style, type: 'text', text }], ...fields }
  }
  const paragraph = SENTENCE[language].repeat(4)
  const children = [
    block('paragraph', paragraph),
    block('heading', SENTENCE[language], { tag: 'h2' }),
    block('paragraph', paragraph),
    block('paragraph', paragraph),
    block('paragraph', LAST_PARAGRAPH),
  ]
  return JSON.stringify({ root: { ...node, type: 'root', children } })
}

function columns(db: DatabaseSync, table: string): string[] {
  return db
    .prepare(`SELECT name FROM pragma_table_info('${table}')`)
    .all()
    .map(({ name }) => String(name))
}

/** Inserts a row, without the columns that the table does not have. */
function insert(db: DatabaseSync, table: string, row: Readonly<Record<string, string | number>>) {
  const names = columns(db, table).filter((name) => name in row)
  const placeholders = names.map((name) => `:${name}`).join(', ')
  const values = Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
  db.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${placeholders})`).run(values)
}

function fillMedia(db: DatabaseSync): void {
  for (let id = 1; id <= PICTURES + PDFS + CLIPS; id += 1) {
    const file = (filename: string, mime_type: string, columns = {}) =>
      insert(db, 'media', { id, filename, mime_type, ...columns })
    if (id > PICTURES + PDFS) file(`sample-${id}.webm`, 'video/webm')
    else if (id > PICTURES) file(`sample-${id}.pdf`, 'application/pdf')
    else {
      file(`sample-${id}.webp`, 'image/webp', {
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
    insert(db, 'subcategories', {
      id,
      name_so: `Qayb ${id}`,
      name_en: `Part ${id}`,
      kind: 'news',
      _status: 'published',
    })
  }
}

/** An SQL expression of the kind of post `i`, by the percentages above. */
function kindExpression(): string {
  let upper = 0
  const cases = KINDS.map(([kind, percentage]) => {
    upper += percentage
    return `WHEN (i * 37) % 100 < ${upper} THEN '${kind}'`
  })
  return `CASE ${cases.join(' ')} END`
}

/** SQL expressions of the columns of post `i`; 2 in 100 are drafts, 1 in 20 lacks each language. */
const VALUES: Readonly<Record<string, string>> = {
  id: 'i',
  heading: "'Tusaale ' || i || ' oo cinwaan ah'",
  kind: kindExpression(),
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

/** Whether the post with this id is a public article in both languages. */
export function isArticle(id: number): boolean {
  return (id * 37) % 100 < 80 && id % 20 !== 3 && id % 20 !== 7 && id % 50 !== 11
}

/**
 * Fills a migrated SQLite database of the desk up to `count` posts, each with its version, as Payload
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
  const copied = columns(db, 'posts').filter((name) => name !== 'id')
  db.exec(`INSERT INTO _posts_v (parent_id, latest, ${copied.map((name) => `version_${name}`).join(', ')})
    SELECT id, 1, ${copied.join(', ')} FROM posts WHERE id > ${last}`)
  // Pages that are not on the disk yet would slow down the next writer, which is measured.
  db.exec('COMMIT; PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
}
