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
import { isDataSaverOn } from './data-saver/data-saver-context.ts'
import { presentDataSaverSwitch } from './data-saver/present-switch.ts'
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
  const saver = presentDataSaverSwitch(language, visit.isDataSaverOn)
  return {
    language,
    ...(await loadFurniture(visit)),
    saver,
    showStack,
    year: new Date().getFullYear(),
  }
}

/** Age of the root's data after which a navigation to another page loads it again. */
const MAX_ROOT_AGE_MS = 60_000

/** When the root's data was loaded, by `performance.now()`. */
let loadedAt = 0

/**
 * The root's data is the language and the furniture. It is always loaded again on the same page,
 * where the switch changes the language; other navigations reuse it for a minute, so that a new
 * alert still reaches readers who stay on the site.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname || performance.now() - loadedAt > MAX_ROOT_AGE_MS
}

/** The page's language where the root has no data: in the browser the document's. */
function fallbackLanguage(): Language {
  return import.meta.env.SSR ? DEFAULT_LANGUAGE : documentLanguage()
}

/** Inline scripts: the browser runs them from the HTML, so the bundle leaves them out. */
const bootCode = import.meta.env.SSR ? bootScript : ''
const fontsCode = import.meta.env.SSR ? fontsScript([sans, serif]) : ''

function useRoot() {
  return useRouteLoaderData<typeof loader>('root')
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const language = useRoot()?.language ?? fallbackLanguage()
  const isSaver = import.meta.env.SSR && isDataSaverOn()
  return (
    <html
      lang={language.toLowerCase()}
      className={isSaver ? 'saver' : undefined}
      // The fonts script sets it, and React creates the element again for the error screen.
      data-fonts={import.meta.env.SSR ? undefined : document.documentElement.dataset.fonts}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0b1b33" />
        {/* It must run before anything is painted. */}
        <InlineScript code={bootCode} />
        {isSaver ? (
          <link rel="icon" href={favicon} type="image/svg+xml" />
        ) : (
          <>
            <InlineScript code={fontsCode} />
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
        {isSaver ? null : (
          <>
            <ScrollPosition />
            {import.meta.env.PROD ? <DeferredScripts /> : <Scripts />}
          </>
        )}
      </body>
    </html>
  )
}

interface FramedPageProps {
  readonly root: Awaited<ReturnType<typeof loader>>
  readonly children: ReactNode
}

/** A page within the furniture, with the contexts that both use. */
function FramedPage({ root, children }: FramedPageProps) {
  return (
    <SettingsProvider value={root.settings}>
      <NewsProvider>
        <Shell {...root}>{children}</Shell>
      </NewsProvider>
    </SettingsProvider>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once for each loaded data.
  useEffect(() => {
    loadedAt = performance.now()
  }, [loaderData])
  return (
    <FramedPage root={loaderData}>
      <Outlet />
    </FramedPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRoot()
  const page = <ErrorScreen error={error} showStack={root?.showStack} />
  return root ? <FramedPage root={root}>{page}</FramedPage> : <main>{page}</main>
}
