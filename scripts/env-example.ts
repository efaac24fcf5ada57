import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { VARIABLES as DESK } from '../apps/desk/src/env/env-schema.ts'
import { VARIABLES as SITE } from '../apps/site/server/env/env.ts'

const ROOT = path.join(import.meta.dirname, '..')
const REFERENCE = 'docs/reference/configuration.md'
export const ENV_EXAMPLE = path.join(ROOT, '.env.example')

const HEADER = `# Every variable of the site, the desk and the scripts, with its default.
# \`npm run env-example\` makes this file from ${REFERENCE} and the two programs.
#
# No program reads it by itself: copy it to .env, take the # away before what you change, and start with
#   set -a; . ./.env; set +a; npm start`

/** A row of the reference's tables: variables, their default, and one sentence. */
const ROW = /^\| (`[A-Z].+?) \| (.+?) \| (.+?) \|$/gm

/** The defaults of both programs as an operator would write them; the site's where both have one. */
export const SCHEMA_DEFAULTS: ReadonlyMap<string, string> = new Map(
  [...Object.entries(DESK), ...Object.entries(SITE)].map(([name, schema]) => [
    name,
    schema.default ?? '',
  ]),
)

/** The variables that the two programs read, except those that Node's tools and Next set. */
export const PROGRAM_VARIABLES = [...SCHEMA_DEFAULTS.keys()].filter(
  (name) => name !== 'NODE_ENV' && name !== 'NEXT_PHASE',
)

interface Row {
  readonly names: readonly string[]
  /** The default of a row with one variable, where the page has it as a value and not as a sentence. */
  readonly defaultValue: string | undefined
  readonly sentence: string
}

/** The reference's tables by their headings. */
export function readReference(): { readonly heading: string; readonly rows: readonly Row[] }[] {
  const [, ...sections] = readFileSync(path.join(ROOT, REFERENCE), 'utf8').split(/^## /m)
  return sections.map((section) => ({
    heading: section.slice(0, section.indexOf('\n')),
    rows: [...section.matchAll(ROW)].map(([, variables = '', defaults = '', sentence = '']) => {
      const names = [...variables.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
      const defaultValue = names[1] ? undefined : /^`([^`]+)`$/.exec(defaults)?.[1]
      return { names, defaultValue, sentence }
    }),
  }))
}

/** A value as a shell reads it. */
const shellQuote = (value: string) => (/^[\w./:@-]*$/.test(value) ? value : `'${value}'`)

const withoutLinks = (text: string) => text.replace(/ \(\[[^\]]+\]\([^)]+\)\)/g, '')

function exampleLines({ names, defaultValue = '', sentence }: Row): string {
  const lines = names.map(
    (name) => `#${name}=${shellQuote(SCHEMA_DEFAULTS.get(name) || defaultValue)}`,
  )
  return [`# ${withoutLinks(sentence)}`, ...lines].join('\n')
}

/** The text of `.env.example`. */
export function envExample(): string {
  const parts = readReference().flatMap(({ heading, rows }) => [
    `# --- ${heading} ---`,
    ...rows.map(exampleLines),
  ])
  return `${[HEADER, ...parts].join('\n\n')}\n`
}

if (import.meta.main) {
  writeFileSync(ENV_EXAMPLE, envExample())
  console.log('Written: .env.example')
}
