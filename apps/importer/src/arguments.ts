import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { POST_KINDS, type PostKind } from '@gaashaan/contract'
import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import { UsageError } from '@gaashaan/desk/commands/command-errors'
import { readTermFile, type TermTable } from './wordpress/term-table.ts'

export interface ImportOptions {
  /** An API host by its URL, which may have a path; or a WordPress export by its file. */
  readonly from:
    | { readonly host: URL; readonly wordpress?: undefined }
    | { readonly host?: undefined; readonly wordpress: string }
  /** Reads and reports; writes and downloads nothing. */
  readonly dryRun: boolean
  /** Imports although the desk has the sample content. */
  readonly besideSample: boolean
  /** Lets pictures and redirects lead to addresses of this machine and its network. */
  readonly allowPrivate: boolean
  /** Language of WordPress posts that have none. */
  readonly language?: LanguageGroup | undefined
  /** Kind of the posts of a WordPress category, by its slug; others are news. */
  readonly kinds: ReadonlyMap<string, PostKind>
  /** What categories and tags become, in place of `kinds`. */
  readonly terms?: TermTable | undefined
  /** Kind of the drafts that WordPress pages become; without it pages are not imported. */
  readonly pages?: PostKind | undefined
}

export const USAGE = `Usage:
  npm run import -- --from https://host       what an API host shows
  npm run import -- --wordpress export.xml    a WordPress export

  --dry-run                 report only: write nothing, try one file of an export
  --language so|en          language of WordPress posts that name none
  --as <category>=<kind>    kind of a WordPress category's posts, by its slug; may be repeated;
                            kinds: ${POST_KINDS.join(', ')}
  --terms <file>            what categories and tags become: terms.txt of a dry run, filled in
  --pages <kind>            bring WordPress pages, as drafts of this kind
  --beside-sample           go on although the desk holds the sample content
  --allow-private           let addresses lead into this machine's own network`

function parseHost(text: string): URL {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new UsageError(`--from ${text}: write an address like https://api.example.`)
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new UsageError(`--from ${text}: no account, query or # in the address.`)
  }
  return url
}

function existingFile(option: string, name: string, folder: string): string {
  const file = resolve(folder, name)
  if (!existsSync(file)) throw new UsageError(`--${option} ${name}: there is no such file.`)
  return file
}

const parseTerms = (name: string, folder: string): TermTable =>
  readTermFile(readFileSync(existingFile('terms', name, folder), 'utf8'))

const findKind = (name: string | undefined) => POST_KINDS.find((kind) => kind === name)

function parsePages(name: string): PostKind {
  const kind = findKind(name)
  if (kind !== undefined) return kind
  throw new UsageError(`--pages ${name}: it is one of ${POST_KINDS.join(', ')}.`)
}

function parseCategoryKind(pair: string): [string, PostKind] {
  const [category, name] = pair.split('=')
  const kind = findKind(name)
  if (category && kind !== undefined) return [category, kind]
  throw new UsageError(
    `--as ${pair}: write <category>=<kind>, the kind one of ${POST_KINDS.join(', ')}.`,
  )
}

function parseOptions(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        from: { type: 'string' },
        wordpress: { type: 'string' },
        language: { type: 'string' },
        as: { type: 'string', multiple: true, default: [] },
        terms: { type: 'string' },
        pages: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'beside-sample': { type: 'boolean', default: false },
        'allow-private': { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

/** Parses the command line; files are relative to `folder`. Throws `UsageError`. */
export function parseArguments(argv: readonly string[], folder: string): ImportOptions {
  const { from, wordpress, language, as, terms, pages, ...flags } = parseOptions(argv)
  if ((from === undefined) === (wordpress === undefined)) {
    throw new UsageError('Give either --from or --wordpress.')
  }
  if (language !== undefined && language !== 'so' && language !== 'en') {
    throw new UsageError(`--language ${language}: it is so or en.`)
  }
  if (from !== undefined && (language !== undefined || as.length > 0 || terms || pages)) {
    throw new UsageError(
      '--language, --as, --terms and --pages belong to --wordpress: an API host tells them.',
    )
  }
  if (as.length > 0 && terms !== undefined) {
    throw new UsageError('Give either --as or --terms: the table has the kinds too.')
  }
  return {
    from:
      from === undefined
        ? { wordpress: existingFile('wordpress', wordpress ?? '', folder) }
        : { host: parseHost(from) },
    dryRun: flags['dry-run'],
    besideSample: flags['beside-sample'],
    allowPrivate: flags['allow-private'],
    language,
    kinds: new Map(as.map(parseCategoryKind)),
    terms: terms === undefined ? undefined : parseTerms(terms, folder),
    pages: pages === undefined ? undefined : parsePages(pages),
  }
}
