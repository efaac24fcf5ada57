import type { BothLanguages, DeskLanguage } from '../../i18n/messages.ts'
import { labelOf, wordsOf } from './tie-labels.ts'

interface ControlName {
  readonly selector: string
  readonly name: BothLanguages
  /** What it is about, where several stand on one screen. */
  readonly about?: (control: Element) => string
  /** It has words of its own at times, which then are its name. */
  readonly hasWords?: boolean
}

const field = (control: Element) => wordsOf(labelOf(control))

const textIn = (place: string, part: string) => (control: Element) =>
  control.closest(place)?.querySelector(part)?.textContent?.trim() ?? ''

const file = textIn('.upload-relationship-details', '.upload-relationship-details__filename')
const row = textIn('tr', 'td a, td button, td:not(.cell-_select)')
const arrayRow = textIn('.collapsible', '.collapsible__header-wrap')

const CLEAR = { en: 'Clear', so: 'Nadiifi' }
const DRAG = { en: 'Drag to move', so: 'Jiid si aad u rarto' }
const REMOVE_FILE = { en: 'Remove the file', so: 'Ka saar faylka' }

/** Controls that Payload 3.90 shows as a sign alone, without a name or with one in English or of its code. */
const CONTROL_NAMES: readonly ControlName[] = [
  // Fields.
  { selector: '.date-time-picker__clear-button', name: CLEAR, about: field },
  { selector: '.clear-indicator', name: CLEAR, about: field },
  {
    selector: '.relationship-add-new__add-button',
    name: { en: 'Add new', so: 'Ku dar mid cusub' },
    about: field,
  },
  { selector: '.upload--has-many__drag', name: DRAG },
  { selector: '.collapsible__drag', name: DRAG, about: arrayRow },
  {
    selector: '.array-actions__button',
    name: { en: 'What can be done with the row', so: 'Waxa safka lagu samayn karo' },
    about: arrayRow,
  },
  {
    selector: '.clipboard-action__popup .popup-button',
    name: { en: 'Copy and paste rows', so: 'Koobi oo ku dhaji safaf' },
  },
  {
    selector: '.upload-relationship-details__edit',
    name: { en: 'Edit', so: 'Beddel' },
    about: file,
  },
  {
    selector: '.upload-relationship-details__remove',
    name: { en: 'Remove', so: 'Ka saar' },
    about: file,
  },
  { selector: '.file-field__remove', name: REMOVE_FILE },
  { selector: '.file-details__remove', name: REMOVE_FILE },
  { selector: '.copy-to-clipboard', name: { en: 'Copy the address', so: 'Koobi cinwaanka' } },
  // The calendar of a date.
  { selector: '.react-datepicker__month-select', name: { en: 'Month', so: 'Bisha' } },
  { selector: '.react-datepicker__year-select', name: { en: 'Year', so: 'Sannadka' } },
  {
    selector: '.react-datepicker__navigation--next',
    name: { en: 'Next month', so: 'Bisha xigta' },
  },
  {
    selector: '.react-datepicker__navigation--previous',
    name: { en: 'Previous month', so: 'Bisha hore' },
  },
  { selector: '.react-datepicker[role="dialog"]', name: { en: 'Calendar', so: 'Taariikhdaha' } },
  // The tools of a text.
  { selector: '[data-button-key="bold"]', name: { en: 'Bold', so: 'Qoraal culus' } },
  { selector: '[data-button-key="italic"]', name: { en: 'Italic', so: 'Qoraal janjeera' } },
  { selector: '[data-button-key="link"]', name: { en: 'Link', so: 'Xiriir' } },
  {
    selector: '[data-dropdown-key="text"]',
    name: { en: 'Kind of paragraph', so: 'Nooca baaragaraafka' },
    hasWords: true,
  },
  { selector: '[data-dropdown-key="blocks"]', name: { en: 'Blocks', so: 'Qaybo' } },
  { selector: '[data-dropdown-key="add"]', name: { en: 'Insert', so: 'Geli' } },
  {
    selector:
      '.LexicalEditorTheme__block__removeButton, .LexicalEditorTheme__inlineBlock__removeButton',
    name: { en: 'Remove from the text', so: 'Ka saar qoraalka' },
  },
  // Lists.
  { selector: '.select-row__checkbox input', name: { en: 'Select', so: 'Dooro' }, about: row },
  {
    selector: '.select-all__checkbox input',
    name: { en: 'Select all', so: 'Dooro dhammaan' },
  },
  { selector: '.condition__field input', name: { en: 'Field', so: 'Goobta' } },
  { selector: '.condition__operator input', name: { en: 'Comparison', so: 'Isbarbardhigga' } },
  { selector: '.condition__value input', name: { en: 'Value', so: 'Qiimaha' } },
  {
    selector: '.condition__actions-add',
    name: { en: 'Add a condition', so: 'Ku dar shuruud' },
  },
  {
    selector: '.condition__actions-remove',
    name: { en: 'Remove the condition', so: 'Ka saar shuruudda' },
  },
  { selector: '.clickable-arrow--right', name: { en: 'Next page', so: 'Bogga xiga' } },
  {
    selector: '.clickable-arrow:not(.clickable-arrow--right)',
    name: { en: 'Previous page', so: 'Bogga hore' },
  },
  // Around a document.
  { selector: '.compare-version input', name: { en: 'Compare with', so: 'La barbardhig' } },
  { selector: '.step-nav__home', name: { en: 'Dashboard', so: 'Guudmarka miiska' } },
  {
    selector: '.doc-controls__popup .popup-button',
    name: { en: 'More options', so: 'Fursado kale' },
  },
  {
    selector: '.diff-collapser__toggle-button',
    name: { en: 'Show or hide', so: 'Muuji ama qari' },
    about: ({ textContent }) => textContent.trim(),
  },
  {
    selector: '.payload-toast-close-button',
    name: { en: 'Close the message', so: 'Xir fariinta' },
  },
]

export const NAMED_CONTROLS = CONTROL_NAMES.map(({ selector }) => selector).join(', ')

/** Gives a control of the table its name in the language of the desk. */
export function nameControl(control: Element, language: DeskLanguage): void {
  const named = CONTROL_NAMES.find(({ selector }) => control.matches(selector))
  if (!named) return
  const about = named.about?.(control)
  const words = named.name[language]
  control.setAttribute(
    named.hasWords ? 'title' : 'aria-label',
    about ? `${words}: ${about}` : words,
  )
  if (named.hasWords) control.removeAttribute('aria-label')
}
