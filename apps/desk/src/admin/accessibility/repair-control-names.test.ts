import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { repairControlNames } from './repair-control-names.ts'

function repaired(html: string, language: 'so' | 'en' = 'en'): Document {
  const { document } = new JSDOM(html).window
  repairControlNames(document.body, language)
  return document
}

const field = (kind: string, control: string) =>
  `<div class="field-type ${kind}"><label class="field-label" for="field-x-2-key">Caption<span class="required">*</span></label>${control}</div>`

const labelled = (document: Document, selector: string) =>
  document.querySelector<HTMLInputElement>(selector)?.labels?.[0]?.textContent

test('a drawer’s field is tied to its label even if their keys differ', () => {
  const document = repaired(field('text', '<input id="field-x">'))
  expect(labelled(document, '#field-x')).toBe('Caption*')
})

test('a drawer’s field that shares its id with a field of the page gets a new one', () => {
  const document = repaired(
    `<label for="field-x">Title</label><input id="field-x">
     <dialog>${field('text', '<input id="field-x" class="second">')}</dialog>`,
  )
  expect(labelled(document, '#field-x')).toBe('Title')
  expect(labelled(document, '.second')).toBe('Caption*')
})

test('a date without an id is tied to its label', () => {
  expect(labelled(repaired(field('date', '<div id="field-x-2-key"><input></div>')), 'input')).toBe(
    'Caption*',
  )
})

test('a rich text is named by its label, and so is a group of radio buttons', () => {
  const text = repaired(field('rich-text', '<div role="textbox" contenteditable="true"></div>'))
  const radios = repaired(field('radio-group', '<ul><label><input type="radio">One</label></ul>'))
  for (const [document, selector] of [
    [text, '[role="textbox"]'],
    [radios, '[role="radiogroup"]'],
  ] as const) {
    const id = document.querySelector(selector)?.getAttribute('aria-labelledby') ?? ''
    expect(document.getElementById(id)?.textContent).toBe('Caption*')
  }
})

test('a control with a name keeps it', () => {
  const document = repaired(field('text', '<input aria-label="Search" id="field-x">'))
  expect(labelled(document, 'input')).toBeUndefined()
})

test('an icon button is named in the language of the desk with the label of its field', () => {
  const html = field('date', '<button class="date-time-picker__clear-button"></button>')
  const name = (language: 'so' | 'en') =>
    repaired(html, language).querySelector('button')?.getAttribute('aria-label')
  expect([name('en'), name('so')]).toEqual(['Clear: Caption', 'Nadiifi: Caption'])
})

test('the sort buttons are named after their column', () => {
  const names = ['[object Object]', '{{label}}'].map((placeholder) =>
    repaired(
      `<div class="sort-column"><span class="sort-column__label">Title</span><button aria-label="Sort by ${placeholder} Ascending"></button></div>`,
    )
      .querySelector('button')
      ?.getAttribute('aria-label'),
  )
  expect(names).toEqual(['Sort by Title Ascending', 'Sort by Title Ascending'])
})

test('a drawer is named by its heading', () => {
  const document = repaired(
    '<dialog class="payload__modal-item" aria-label="drawer_1"><h2>Edit link</h2></dialog>',
  )
  const id = document.querySelector('dialog')?.getAttribute('aria-labelledby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('Edit link')
})

test('a removable value is not a button around a button', () => {
  const value = repaired(
    '<div class="rs__multi-value" role="button" tabindex="0">One<button></div>',
  ).querySelector('.rs__multi-value')
  expect(value?.getAttributeNames()).toEqual(['class'])
})
