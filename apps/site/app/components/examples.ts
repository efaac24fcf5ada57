import type { Language } from '@gaashaan/contract/language'
import type { ReactNode } from 'react'

/**
 * A component as pages use it: an element, or a function of the page's language where its texts are
 * props.
 */
export type Example = ReactNode | ((language: Language) => ReactNode)

/** The named examples of one component, such as `typical`, `long` and `empty`. */
export type Examples = Readonly<Record<string, Example>>
