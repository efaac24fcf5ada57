import { expect, test } from 'vitest'
import { classesIn, criticalCss, readStyles } from './critical-css.ts'

function used(css: string, html: string): string {
  return criticalCss(readStyles(css), classesIn(html))
}

test('a rule stays where the page has all its classes', () => {
  expect(used('.a .b{top:0}.a .c{top:1px}', '<p class="a"><b class="b x"></b></p>')).toBe(
    '.a .b{top:0}',
  )
})

test('a selector without a class stays', () => {
  const css = ':root{--x:1}h1,p>a:hover{top:0}[open]{top:1px}'
  expect(used(css, '<p></p>')).toBe(css)
})

test('only the selectors of a list that can match stay', () => {
  expect(used('.a,.b,h1{top:0}', '<p class="b"></p>')).toBe('.b,h1{top:0}')
})

test('a class within :not() or :is() is not required', () => {
  const css = '.a:not(.b,.c:hover) p,.a:is(.b, .c){top:0}'
  expect(used(css, '<p class="a"></p>')).toBe(css)
})

test('a condition stays with those of its rules that stay', () => {
  const css = '@media (min-width:1px){.a{top:0}.b{top:1px}}@supports selector(::x){.b{top:0}}'
  expect(used(css, '<p class="a"></p>')).toBe('@media (min-width:1px){.a{top:0}}')
})

test('font faces, key frames and statements without a block stay in their order', () => {
  const css = '@charset "utf-8";.a{top:0}@font-face{src:url(x)}@keyframes k{0%{top:0}to{top:1px}}'
  expect(used(css, '<p></p>')).toBe(css.replace('.a{top:0}', ''))
})

test('a brace in a string ends no block', () => {
  const css = '.a:before{content:"}\\"{"}.b{top:0}'
  expect(used(css, '<p class="a"></p>')).toBe('.a:before{content:"}\\"{"}')
})
