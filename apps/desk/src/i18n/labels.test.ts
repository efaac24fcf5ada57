import { initI18n } from '@payloadcms/translations'
import { enTranslations } from '@payloadcms/translations/languages/en'
import type { Block, Field, SanitizedConfig } from 'payload'
import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { somali } from './somali/index.ts'

const desk = testDesk()

/** What Payload adds to collections by itself, with labels of its own. */
const PAYLOADS_OWN = new Set(['id', 'createdAt', 'updatedAt', 'sessions', 'email'])

const isInBoth = (label: unknown): boolean => {
  // An address is the same in every language.
  if (typeof label === 'string' && label.startsWith('https://')) return true
  // A function asks Payload's translations, `false` shows no label.
  if (label === undefined || label === false || typeof label === 'function') return true
  const { en, so } = (label ?? {}) as { en?: unknown; so?: unknown }
  return typeof en === 'string' && typeof so === 'string' && en !== '' && so !== ''
}

interface Labelled {
  readonly name?: string
  readonly label?: unknown
  readonly type?: string
  readonly hidden?: boolean
  readonly labels?: { readonly singular?: unknown; readonly plural?: unknown }
  readonly options?: readonly (string | { readonly label: unknown })[]
  readonly fields?: readonly Field[]
  readonly tabs?: readonly Labelled[]
  readonly blocks?: readonly Block[]
  readonly admin?: {
    readonly hidden?: unknown
    readonly disabled?: unknown
    readonly disableListColumn?: boolean
    readonly description?: unknown
    readonly placeholder?: unknown
  }
}

/** Where an editor meets English alone, as paths of fields. */
function oneLanguage(field: Labelled, above: string): string[] {
  if (field.name && PAYLOADS_OWN.has(field.name)) return []
  // A panel of ours has messages of its own; it needs a label only as a column of a list.
  if (field.type === 'ui' && field.admin?.disableListColumn) return []
  if (field.hidden || field.admin?.hidden === true || field.admin?.disabled) return []
  const path = field.name ? `${above}.${field.name}` : above
  const words: [string, unknown][] = [
    ['label', field.name || field.tabs ? field.label : undefined],
    ['description', field.admin?.description],
    ['placeholder', field.admin?.placeholder],
    ['singular', field.labels?.singular],
    ['plural', field.labels?.plural],
    ...(field.options ?? []).map((option): [string, unknown] => [
      'option',
      typeof option === 'string' ? option : option.label,
    ]),
  ]
  const here = words.filter(([, label]) => !isInBoth(label)).map(([kind]) => `${path} (${kind})`)
  const inside = [...(field.fields ?? []), ...(field.tabs ?? []), ...(field.blocks ?? [])]
  return [...here, ...inside.flatMap((child) => oneLanguage(child as Labelled, path))]
}

function oneLanguageOf({ collections, globals }: SanitizedConfig): string[] {
  const ours = collections.filter(
    ({ slug, admin }) => !slug.startsWith('payload-') && admin.hidden !== true,
  )
  return [
    ...ours.flatMap(({ slug, labels, fields, admin }) => [
      ...(isInBoth(labels.singular) && isInBoth(labels.plural) ? [] : [`${slug} (labels)`]),
      ...(isInBoth(admin.group) ? [] : [`${slug} (group)`]),
      ...(isInBoth(admin.description) ? [] : [`${slug} (description)`]),
      ...fields.flatMap((field) => oneLanguage(field as Labelled, slug)),
    ]),
    ...globals
      .filter(({ admin }) => admin?.hidden !== true)
      .flatMap(({ slug, label, fields, admin }) => [
        ...(isInBoth(label) && label !== undefined ? [] : [`${slug} (label)`]),
        ...(isInBoth(admin?.group) ? [] : [`${slug} (group)`]),
        ...fields.flatMap((field) => oneLanguage(field as Labelled, slug)),
      ]),
  ]
}

test('every label, description and option of ours is there in English and Somali', async () => {
  expect(oneLanguageOf(await desk.config)).toEqual([])
})

test('the names of Payload’s own fields hang on nobody’s language', async () => {
  const { collections, globals } = await desk.config
  const made = [...collections, ...globals].flatMap(({ slug, fields }) =>
    (fields as Labelled[]).flatMap(({ name, label, options = [] }) =>
      [label, ...options.map((option) => (typeof option === 'string' ? option : option.label))]
        .filter((one) => typeof one === 'function')
        .map(() => `${slug}.${name}`),
    ),
  )
  expect(made).toEqual([])
})

test('the desk’s own frame is there in Somali', async () => {
  const { i18n } = await desk.config
  const languages = i18n.supportedLanguages as Record<string, { translations: object }>
  expect(Object.keys(languages)).toEqual(['en', 'so'])
  expect(languages.so?.translations).toMatchObject({ general: { save: 'Kaydi' } })
})

test('the editor of texts, whose package has no Somali, speaks it', async () => {
  const { i18n } = await desk.config
  const { t } = await initI18n({ config: i18n, context: 'client', language: 'so' as never })
  const { en } = i18n.translations as Record<string, { lexical?: object }>
  const names = Object.entries(en?.lexical ?? {}).flatMap(([feature, texts]) =>
    Object.keys(texts as object).map((name) => `lexical:${feature}:${name}`),
  )
  expect(names).toContain('lexical:general:placeholder')
  const bare = names.filter((name) => t(name as never) === name)
  expect(bare).toEqual([])
})

/** Parts of Payload that this desk does without, and rules of its own fields that it has none of. */
const DONE_WITHOUT =
  /^folder:|^localization:|:lat|:lon|APIKey|apiKey|[gG]enerat|[uU]sername|[vV]erif|Activated|[tT]rash|[pP]ermanently|eindex|[lL]ocale|[rR]estor|operators:(intersects|near|within)|:(newAccountCreated|copyWarning|deletedAt|depth|import|moveConfirm|publishIn|unpublishIn|aboutToUnpublishIn)$/

test('of the desk’s own frame nothing is English but what is not in use', () => {
  const texts = (sections: object) =>
    Object.entries(sections).flatMap(([section, words]) =>
      Object.entries(words as object).map(([name, text]) => [`${section}:${name}`, text]),
    )
  const english = new Map(texts(enTranslations) as [string, string][])
  const left = texts(somali.translations).filter(([name, text]) => english.get(name) === text)
  expect(left.map(([name]) => name).filter((name) => !DONE_WITHOUT.test(name))).toEqual([])
})
