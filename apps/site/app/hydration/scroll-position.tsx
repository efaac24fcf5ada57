import {
  ScrollRestoration,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router'
import { InlineScript } from '../components/inline-script/inline-script.tsx'

function BrowserScrollPosition() {
  useScrollRestoration()
  return <InlineScript code="" />
}

/**
 * React Router's `<ScrollRestoration>`, whose inline script runs once, in the served page. The browser
 * has no text for it: a script that is set anew is refused there (Trusted Types), and with it the page
 * that takes the place of an error screen.
 */
export function ScrollPosition() {
  return import.meta.env.SSR ? <ScrollRestoration /> : <BrowserScrollPosition />
}
