/**
 * English texts that Payload 3.90 hard-codes, each a whole text node or accessible name, and their
 * Somali.
 */
const FIXED_TEXTS: Readonly<Record<string, string>> = {
  'Add block': 'Ku dar qayb',
  'Drag to move': 'Jiid si aad u rarto',
  'Edit link': 'Beddel xiriirka',
  'Failed to fetch the file.': 'Faylka lama soo qaadan karin.',
  'Insert Paragraph': 'Geli baaragaraaf',
  'No columns selected': 'Tiirar lama dooran',
  'Remove link': 'Ka saar xiriirka',
  'The provided URL is not allowed.': 'Ciwaankaas lama oggola.',
  // The menu of a table's cell puts its lines together of "Insert ", "2 rows" and " above".
  'Merge cells': 'Isku dar unugyada',
  'Unmerge cells': 'Kala saar unugyada',
  'Toggle Row Striping': 'Midabbee safafka kala duwan',
  'Toggle First Column Freeze': 'Xaji tiirka hore',
  'Insert ': 'Geli ',
  row: 'saf',
  column: 'tiir',
  ' above': ' kor',
  ' below': ' hoos',
  left: 'bidixda',
  right: 'midigta',
  'Delete column': 'Tirtir tiirka',
  'Delete row': 'Tirtir safka',
  'Delete table': 'Tirtir jadwalka',
  'row header': 'cinwaanka safka',
  'column header': 'cinwaanka tiirka',
  Add: 'Ku dar',
  Remove: 'Ka saar',
}

const COUNTED: readonly (readonly [RegExp, string])[] = [
  [/^(\d+) rows$/, '$1 saf'],
  [/^(\d+) columns$/, '$1 tiir'],
  [/^Successfully saved (\d+) files$/, '$1 fayl waa la kaydiyay'],
  [/^Failed to save (\d+) files$/, '$1 fayl lama kaydin karin'],
]

/** The Somali of a hard-coded text of Payload; `undefined` for any other text. */
export function somaliOfFixedText(text: string): string | undefined {
  if (Object.hasOwn(FIXED_TEXTS, text)) return FIXED_TEXTS[text]
  const counted = COUNTED.find(([pattern]) => pattern.test(text))
  return counted && text.replace(...counted)
}
