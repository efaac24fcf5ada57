import { initI18n } from '@payloadcms/translations'
import { enTranslations } from '@payloadcms/translations/languages/en'
import type { Block, Field, SanitizedConfig } from 'payload'
import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { somali } from './somali/index.ts'

const desk = testDesk()

/** Fields that Payload adds to collections, with its own labels. */
const PAYLOAD_FIELDS = new Set(['id', 'createdAt', 'updatedAt', 'sessions', 'email'])

const isBilingual = (label: unknown): boolean => {
  // A URL is the same in every language.
  if (typeof label === 'string' && label.startsWith('https://')) return true
  // A function uses Payload's translations, `false` shows no label.
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

/** The texts of a field and its children that are not in both languages, by path. */
function monolingualTexts(field: Labelled, parentPath: string): string[] {
  if (field.name && PAYLOAD_FIELDS.has(field.name)) return []
  // Our panels have their own messages; they need a label only as a column of a list.
  if (field.type === 'ui' && field.admin?.disableListColumn) return []
  if (field.hidden || field.admin?.hidden === true || field.admin?.disabled) return []
  const path = field.name ? `${parentPath}.${field.name}` : parentPath
  const texts: [string, unknown][] = [
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
  const monolingual = texts.filter(([, text]) => !isBilingual(text))
  const children = [...(field.fields ?? []), ...(field.tabs ?? []), ...(field.blocks ?? [])]
  return [
    ...monolingual.map(([kind]) => `${path} (${kind})`),
    ...children.flatMap((child) => monolingualTexts(child as Labelled, path)),
  ]
}

function monolingualTextsOf({ collections, globals }: SanitizedConfig): string[] {
  const visible = collections.filter(
    ({ slug, admin }) => !slug.startsWith('payload-') && admin.hidden !== true,
  )
  return [
    ...visible.flatMap(({ slug, labels, fields, admin }) => [
      ...(isBilingual(labels.singular) && isBilingual(labels.plural) ? [] : [`${slug} (labels)`]),
      ...(isBilingual(admin.group) ? [] : [`${slug} (group)`]),
      ...(isBilingual(admin.description) ? [] : [`${slug} (description)`]),
      ...fields.flatMap((field) => monolingualTexts(field as Labelled, slug)),
    ]),
    ...globals
      .filter(({ admin }) => admin?.hidden !== true)
      .flatMap(({ slug, label, fields, admin }) => [
        ...(isBilingual(label) && label !== undefined ? [] : [`${slug} (label)`]),
        ...(isBilingual(admin?.group) ? [] : [`${slug} (group)`]),
        ...fields.flatMap((field) => monolingualTexts(field as Labelled, slug)),
      ]),
  ]
}

test('every label, description and option is in English and Somali', async () => {
  expect(monolingualTextsOf(await desk.config)).toEqual([])
})

test('the labels of Payload’s own fields do not depend on the first visitor’s language', async () => {
  const { collections, globals } = await desk.config
  const functions = [...collections, ...globals].flatMap(({ slug, fields }) =>
    (fields as Labelled[]).flatMap(({ name, label, options = [] }) =>
      [label, ...options.map((option) => (typeof option === 'string' ? option : option.label))]
        .filter((text) => typeof text === 'function')
        .map(() => `${slug}.${name}`),
    ),
  )
  expect(functions).toEqual([])
})

test('Payload’s screens are in Somali', async () => {
  const { i18n } = await desk.config
  const languages = i18n.supportedLanguages as Record<string, { translations: object }>
  expect(Object.keys(languages)).toEqual(['en', 'so'])
  expect(languages.so?.translations).toMatchObject({ general: { save: 'Kaydi' } })
})

test('the text editor, whose package has no Somali, is in Somali', async () => {
  const { i18n } = await desk.config
  const { t } = await initI18n({ config: i18n, context: 'client', language: 'so' as never })
  const { en } = i18n.translations as Record<string, { lexical?: object }>
  const keys = Object.entries(en?.lexical ?? {}).flatMap(([feature, texts]) =>
    Object.keys(texts as object).map((name) => `lexical:${feature}:${name}`),
  )
  expect(keys).toContain('lexical:general:placeholder')
  expect(keys.filter((key) => t(key as never) === key)).toEqual([])
})

/** Texts of parts of Payload, and of field types, that this desk does not use. */
const UNUSED_TEXTS =
  /^folder:|^localization:|:lat|:lon|APIKey|apiKey|[gG]enerat|[uU]sername|[vV]erif|Activated|[tT]rash|[pP]ermanently|eindex|[lL]ocale|[rR]estor|operators:(intersects|near|within)|:(newAccountCreated|copyWarning|deletedAt|depth|import|moveConfirm|publishIn|unpublishIn|aboutToUnpublishIn)$/

test('only unused texts of Payload’s screens are English', () => {
  const texts = (sections: object) =>
    Object.entries(sections).flatMap(([section, entries]) =>
      Object.entries(entries as object).map(([name, text]) => [`${section}:${name}`, text]),
    )
  const english = new Map(texts(enTranslations) as [string, string][])
  const untranslated = texts(somali.translations).filter(
    ([name, text]) => english.get(name) === text,
  )
  expect(untranslated.map(([name]) => name).filter((name) => !UNUSED_TEXTS.test(name))).toEqual([])
})
