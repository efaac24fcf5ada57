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
 * React Router's `<ScrollRestoration>`, whose inline script runs once, in the served page. In the browser
 * the script is empty: Trusted Types would refuse its text where React renders the document again, and
 * with it the page that replaces an error screen.
 */
export function ScrollPosition() {
  return import.meta.env.SSR ? <ScrollRestoration /> : <BrowserScrollPosition />
}
