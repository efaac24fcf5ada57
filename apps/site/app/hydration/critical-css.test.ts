import { expect, test } from 'vitest'
import { classesIn, criticalCss, readStyles } from './critical-css.ts'

function used(css: string, html: string): string {
  return criticalCss(readStyles(css), classesIn(html))
}

test('a rule stays where an element has all its classes', () => {
  expect(used('.a .b{top:0}.a .c{top:1px}', '<p class="a"><b class="b x"></b></p>')).toBe(
    '.a .b{top:0}',
  )
})

test('what names no class stays', () => {
  const css = ':root{--x:1}h1,p>a:hover{top:0}[open]{top:1px}'
  expect(used(css, '<p></p>')).toBe(css)
})

test('of a list only the selectors that can match stay', () => {
  expect(used('.a,.b,h1{top:0}', '<p class="b"></p>')).toBe('.b,h1{top:0}')
})

test('a class that must not be there is no condition', () => {
  const css = '.a:not(.b,.c:hover) p,.a:is(.b, .c){top:0}'
  expect(used(css, '<p class="a"></p>')).toBe(css)
})

test('a condition stays with the rules that it holds', () => {
  const css = '@media (min-width:1px){.a{top:0}.b{top:1px}}@supports selector(::x){.b{top:0}}'
  expect(used(css, '<p class="a"></p>')).toBe('@media (min-width:1px){.a{top:0}}')
})

test('faces, key frames and statements without a block stay in their order', () => {
  const css = '@charset "utf-8";.a{top:0}@font-face{src:url(x)}@keyframes k{0%{top:0}to{top:1px}}'
  expect(used(css, '<p></p>')).toBe(css.replace('.a{top:0}', ''))
})

test('a brace in a text ends nothing', () => {
  const css = '.a:before{content:"}\\"{"}.b{top:0}'
  expect(used(css, '<p class="a"></p>')).toBe('.a:before{content:"}\\"{"}')
})
