import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { POST_KINDS, type PostKind } from '@gaashaan/contract'
import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import { WrongArguments } from '@gaashaan/desk/commands/refusals'
import { readTermFile, type TermTable } from './wordpress/term-table.ts'

export interface ImportOptions {
  /** An API host by its address, which may have a path; or a WordPress export by its file. */
  readonly from: { readonly host: URL } | { readonly wordpress: string }
  /** Asks and reports, writes and downloads nothing. */
  readonly dryRun: boolean
  /** Goes on where the desk holds the sample content. */
  readonly besideSample: boolean
  /** Lets pictures and redirects lead to addresses of this machine and its network. */
  readonly allowPrivate: boolean
  /** Language of WordPress posts that name none. */
  readonly language?: LanguageGroup
  /** Kind of the posts of a WordPress category, by its slug; others are news. */
  readonly kinds: ReadonlyMap<string, PostKind>
  /** What categories and tags become, in place of `kinds`. */
  readonly terms?: TermTable
  /** Kind of the drafts that WordPress pages become; they do not come where it is absent. */
  readonly pages?: PostKind
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

function hostOf(address: string): URL {
  const url = URL.parse(address)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new WrongArguments(`--from ${address}: write an address like https://api.example.`)
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new WrongArguments(`--from ${address}: no account, query or # in the address.`)
  }
  return url
}

function fileOf(option: string, name: string, folder: string): string {
  const file = resolve(folder, name)
  if (!existsSync(file)) throw new WrongArguments(`--${option} ${name}: there is no such file.`)
  return file
}

function kindNamed(name: string): PostKind {
  const kind = POST_KINDS.find((known) => known === name)
  if (kind !== undefined) return kind
  throw new WrongArguments(`--pages ${name}: it is one of ${POST_KINDS.join(', ')}.`)
}

function kindsOf(pairs: readonly string[]): Map<string, PostKind> {
  return new Map(
    pairs.map((pair) => {
      const [category = '', name = ''] = pair.split('=')
      const kind = POST_KINDS.find((known) => known === name)
      if (category === '' || kind === undefined) {
        throw new WrongArguments(
          `--as ${pair}: write <category>=<kind>, the kind one of ${POST_KINDS.join(', ')}.`,
        )
      }
      return [category, kind]
    }),
  )
}

function parsed(argv: readonly string[]) {
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
    throw new WrongArguments((error as Error).message)
  }
}

/** Reads a command's arguments; files are named from `folder`. Throws `WrongArguments`. */
export function readArguments(argv: readonly string[], folder: string): ImportOptions {
  const { from, wordpress, language, as, terms, pages, ...flags } = parsed(argv)
  if ((from === undefined) === (wordpress === undefined)) {
    throw new WrongArguments('Give either --from or --wordpress.')
  }
  if (language !== undefined && language !== 'so' && language !== 'en') {
    throw new WrongArguments(`--language ${language}: it is so or en.`)
  }
  if (from !== undefined && (language !== undefined || as.length > 0 || terms || pages)) {
    throw new WrongArguments(
      '--language, --as, --terms and --pages belong to --wordpress: an API host tells them.',
    )
  }
  if (as.length > 0 && terms !== undefined) {
    throw new WrongArguments('Give either --as or --terms: the table has the kinds too.')
  }
  return {
    from:
      from === undefined
        ? { wordpress: fileOf('wordpress', wordpress ?? '', folder) }
        : { host: hostOf(from) },
    dryRun: flags['dry-run'],
    besideSample: flags['beside-sample'],
    allowPrivate: flags['allow-private'],
    ...(language && { language }),
    kinds: kindsOf(as),
    ...(terms !== undefined && {
      terms: readTermFile(readFileSync(fileOf('terms', terms, folder), 'utf8')),
    }),
    ...(pages !== undefined && { pages: kindNamed(pages) }),
  }
}
