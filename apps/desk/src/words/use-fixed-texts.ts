'use client'

import { useEffect } from 'react'
import { mendNames } from '../accessibility/mend-names.ts'
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
  for (const each of root.querySelectorAll('button[aria-label], [role="button"][aria-label]'))
    translateName(each)
}

/**
 * Says in Somali what Payload says in English alone, and names in both languages the controls that it
 * leaves without a name, as they come into the page: those texts ask no translation of ours, and its
 * packages are used as published.
 */
export function useFixedTexts(): void {
  const { language } = useWords()
  useEffect(() => {
    const mend = (root: Element) => {
      mendNames(root, language)
      if (language === 'so') translateIn(root)
    }
    mend(document.body)
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        // A form that gets its key late gives its labels another one, which leads to nothing.
        if (type === 'attributes') mend(target.parentElement ?? document.body)
        for (const node of addedNodes) if (node instanceof Element) mend(node)
      }
    })
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['for'] })
    return () => observer.disconnect()
  }, [language])
}
