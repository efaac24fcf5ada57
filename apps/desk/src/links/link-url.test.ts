import { expect, test } from 'vitest'
import { linkUrlProblem } from './link-url.ts'

test.each([
  'https://www.mod.gov.so/warar?page=2#dambe',
  'http://reliefweb.example/report/so%20malia',
  'https://xn--80ak6aa92e.example/',
  'HTTPS://WWW.MOD.GOV.SO',
  'mailto:info@mod.gov.so',
  'mailto:info@mod.gov.so?subject=Codsi%20wareysi',
  'tel:+252610000000',
  'tel:991',
  '/',
  '/contact',
  '/resources/news?language=EN&page=2',
  '#goobta',
  '  https://www.mod.gov.so/  ',
])('a link may lead to %s', (url) => {
  expect(linkUrlProblem(url)).toBeUndefined()
})

test.each([
  ['www.mod.gov.so/warar', 'https://www.mod.gov.so/warar'],
  ['gaashaan.example/contact', 'https://gaashaan.example/contact'],
  ['gaashaan.example:8443', 'https://gaashaan.example:8443'],
  ['info@mod.gov.so', 'mailto:info@mod.gov.so'],
  ['gaashaan.example%2Fcontact', 'https://gaashaan.example/contact'],
  ['gaashaan.example%252525252Fcontact', 'https://gaashaan.example/contact'],
])('%s is refused, and the message suggests %s', (url, completed) => {
  expect(linkUrlProblem(url)).toEqual({
    en: `Write the whole address, as in ${completed}.`,
    so: `Qor cinwaanka oo dhan, sida ${completed}.`,
  })
})

test.each([
  '',
  ' ',
  'https://',
  'https:///contact',
  'http:/mod.gov.so',
  'https://localhost/a',
  'https://two words.example',
  'contact',
  'resources/news',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '#',
  'mailto:',
  'mailto:info',
  'tel:',
  'tel:call-us',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://files.example/a',
  '%',
  '%2F',
  null,
  7,
])('%s is refused', (url) => {
  expect(linkUrlProblem(url)?.en).toMatch(/^Write a page of this site, as in \/contact, or a whole/)
})
