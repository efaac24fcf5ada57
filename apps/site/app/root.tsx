import { DEFAULT_LANGUAGE, type Language } from '@gaashaan/contract/language'
import { type ReactNode, useEffect } from 'react'
import {
  Links,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import favicon from './assets/favicon.svg?inline'
import { InlineScript } from './components/inline-script/inline-script.tsx'
import { getVisit } from './context.ts'
import { isSaving } from './data-saver/data-saver-context.ts'
import { presentSwitch } from './data-saver/present-switch.ts'
import { loadFurniture } from './furniture/load-furniture.ts'
import { Shell } from './furniture/shell.tsx'
import { DeferredScripts } from './hydration/deferred-scripts.tsx'
import { fontsScript } from './hydration/fonts-script.ts'
import { PageStyles } from './hydration/page-styles.tsx'
import { ScrollPosition } from './hydration/scroll-position.tsx'
import { bootScript } from './language/boot-script.ts'
import { LanguageProvider } from './language/language-context.tsx'
import { documentLanguage } from './language/stored-language.ts'
import { NewsProvider } from './news-selection/news-context.tsx'
import { ErrorScreen } from './pages/error/error-screen.tsx'
import { SettingsProvider } from './settings/settings-context.tsx'
import sans from './styles/fonts/public-sans.woff2?url'
import serif from './styles/fonts/source-serif-variable.woff2?url'
import './styles/site.css'

export { clientMiddleware } from './navigation/client-middleware.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = getVisit(context)
  const { language, showStack } = visit
  const saver = presentSwitch(language, visit.isSaving)
  return {
    language,
    ...(await loadFurniture(visit)),
    saver,
    showStack,
    year: new Date().getFullYear(),
  }
}

/** Milliseconds after which the way to another page brings the root's answer too. */
const ASK_AGAIN_AFTER = 60_000

/** When the root's answer came, by `performance.now()`. */
let answeredAt = 0

/**
 * The root's answer holds the language and what stands around a page: it is asked again on the page
 * at hand, where the switch changes the language, and kept on the way to another page for a minute, so
 * that an alert reaches those who stay.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return (
    currentUrl.pathname === nextUrl.pathname || performance.now() - answeredAt > ASK_AGAIN_AFTER
  )
}

/** The page's language where the root has no answer: what the document says, once there is one. */
function fallbackLanguage(): Language {
  return import.meta.env.SSR ? DEFAULT_LANGUAGE : documentLanguage()
}

/** In the browser it has run already, and is no weight in the bundle. */
const boot = import.meta.env.SSR ? bootScript : ''
const fonts = import.meta.env.SSR ? fontsScript([sans, serif]) : ''

function useRoot() {
  return useRouteLoaderData<typeof loader>('root')
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const language = useRoot()?.language ?? fallbackLanguage()
  const saving = import.meta.env.SSR && isSaving()
  return (
    <html
      lang={language.toLowerCase()}
      className={saving ? 'saver' : undefined}
      // The script of the fonts has set it; React makes the element anew for the error screen.
      data-fonts={import.meta.env.SSR ? undefined : document.documentElement.dataset.fonts}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0b1b33" />
        {/* It must run before anything is painted. */}
        <InlineScript code={boot} />
        {saving ? (
          <link rel="icon" href={favicon} type="image/svg+xml" />
        ) : (
          <>
            <InlineScript code={fonts} />
            <link rel="icon" href="/favicon.ico" sizes="32x32" />
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
            <link rel="manifest" href={`/${language.toLowerCase()}.webmanifest`} />
          </>
        )}
        {import.meta.env.PROD ? <PageStyles /> : <Links />}
      </head>
      <body>
        <LanguageProvider language={language}>{children}</LanguageProvider>
        {saving ? null : (
          <>
            <ScrollPosition />
            {import.meta.env.PROD ? <DeferredScripts /> : <Scripts />}
          </>
        )}
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: that an answer came is what counts.
  useEffect(() => {
    answeredAt = performance.now()
  }, [loaderData])
  return (
    <SettingsProvider value={loaderData.settings}>
      <NewsProvider>
        <Shell {...loaderData}>
          <Outlet />
        </Shell>
      </NewsProvider>
    </SettingsProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRoot()
  const page = <ErrorScreen error={error} showStack={root?.showStack} />
  if (root === undefined) return <main>{page}</main>
  return (
    <SettingsProvider value={root.settings}>
      <NewsProvider>
        <Shell {...root}>{page}</Shell>
      </NewsProvider>
    </SettingsProvider>
  )
}
