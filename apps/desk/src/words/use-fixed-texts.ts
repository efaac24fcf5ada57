'use client'

import { useEffect } from 'react'
import { somaliOfFixedText } from './somali/fixed-texts.ts'
import { useWords } from './use-words.ts'

/** Where Payload has such texts; nothing that an editor wrote stands in these. */
const PLACES = '.table-action-menu-dropdown, [data-sonner-toast], .table > p'

function translateTexts(place: Element): void {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const somali = somaliOfFixedText(node.nodeValue ?? '')
    if (somali !== undefined) node.nodeValue = somali
  }
}

function translateName(element: Element): void {
  const somali = somaliOfFixedText(element.getAttribute('aria-label') ?? '')
  if (somali !== undefined) element.setAttribute('aria-label', somali)
}

function translateIn(root: Element): void {
  const place = root.closest(PLACES)
  for (const each of place ? [place] : root.querySelectorAll(PLACES)) translateTexts(each)
  if (root.hasAttribute('aria-label')) translateName(root)
  for (const each of root.querySelectorAll('button[aria-label]')) translateName(each)
}

/** What stands for a label in both languages where Payload expected one in words. */
const NO_LABEL = '[object Object]'

/** Names the buttons that sort a column by the column's label, which stands beside them. */
function nameSorting(root: Element): void {
  for (const button of root.querySelectorAll(`button[aria-label*="${NO_LABEL}"]`)) {
    const label = button.closest('.sort-column')?.querySelector('.sort-column__label')?.textContent
    const name = button.getAttribute('aria-label') ?? ''
    if (label) button.setAttribute('aria-label', name.replace(NO_LABEL, label))
  }
}

/**
 * Says in Somali what Payload says in English alone, and names its sorting buttons in both languages,
 * as they come into the page: those texts ask no translation of ours, and its packages are used as
 * published.
 */
export function useFixedTexts(): void {
  const { language } = useWords()
  useEffect(() => {
    const mend = (root: Element) => {
      nameSorting(root)
      if (language === 'so') translateIn(root)
    }
    mend(document.body)
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (node instanceof Element) mend(node)
      }
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [language])
}
