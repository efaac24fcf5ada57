import type { Language, Post } from '@gaashaan/contract'
import type { JSHandle, Page } from 'playwright-core'
import { expect } from 'vitest'
import { at } from './places.ts'

/**
 * How long a journey waits for what was changed at the desk to be seen at the site. Readers see it
 * within two seconds, which `bench/rush` and `bench/soak` measure; a machine that runs journeys is
 * too busy to be a measure.
 */
export const SEEN_WITHIN = { timeout: 60_000, interval: 50 }

/** The data of a call, as the site relays it: pages are expected to show it. */
export async function fetchData<T>(call: string): Promise<T> {
  const response = await fetch(at(`/api/${call}`))
  const { data } = (await response.json()) as { data: T }
  return data
}

/** The news of a language, newest first. */
export function news(language: Language): Promise<readonly Post[]> {
  return byCategory(language === 'SO' ? 1 : 6, language)
}

export function byCategory(category: number, language: Language): Promise<readonly Post[]> {
  return fetchData(`posts/public/by-category?category_id=${category}&language=${language}`)
}

/**
 * The address of an article as Specification §2 spells it: the title in lower case and trimmed,
 * each run of whitespace or non-word characters one hyphen, then a hyphen and the id.
 */
export function articleOf({ title, id }: Pick<Post, 'title' | 'id'>): string {
  const text = title
    .toLowerCase()
    .trim()
    .replace(/[\s\W]+/g, '-')
  return `/resources/NewsDetail/${text}-${id}`
}

export function titlesOf(posts: readonly Pick<Post, 'title'>[]): readonly string[] {
  return posts.map(({ title }) => title)
}

/** Expects an excerpt as Specification §5 and §9 require it: whole words, at most `maxChars`. */
export function expectExcerpt(excerpt: string, post: Post | undefined, maxChars: number): void {
  const text = (post?.content ?? '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  const start = excerpt.replace(/…$/, '')
  expect(excerpt.endsWith('…')).toBe(true)
  expect(start.length).toBeLessThanOrEqual(maxChars)
  expect(start.length).toBeGreaterThan(maxChars / 2)
  expect(text.trim().startsWith(start)).toBe(true)
  expect(text.trim().slice(start.length)).toMatch(/^[\s.,;:!?–—-]/)
}

/** The response to a new visitor with a language. */
export async function readAs(address: string, language: Language) {
  const response = await fetch(address, { headers: { cookie: `language=${language}` } })
  return { status: response.status, html: await response.text() }
}

/**
 * The document at a URL as the page's browser parses it, without its scripts; `null` where the
 * response is no document. The request parses it, since our pages' policy lets no text become markup.
 */
export function parseDocument(page: Page, url: string): Promise<JSHandle<Document | null>> {
  return page.evaluateHandle(async (target) => {
    const request = new XMLHttpRequest()
    request.open('GET', target)
    request.responseType = 'document'
    await new Promise((resolve) => {
      request.onloadend = resolve
      request.send()
    })
    return request.responseXML
  }, url)
}
