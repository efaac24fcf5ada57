import { createContext, type ReactNode, use, useMemo, useState } from 'react'

interface NewsSelection {
  /** Id of the selected news item; initially none (Specification §3). */
  readonly selectedNewsId: number | null
  readonly setSelectedNewsId: (id: number | null) => void
}

const NewsContext = createContext<NewsSelection | undefined>(undefined)

/** Holds the id of the currently selected news item (Specification §1). */
export function NewsProvider({ children }: { readonly children: ReactNode }) {
  const [selectedNewsId, setSelectedNewsId] = useState<number | null>(null)
  const selection = useMemo(() => ({ selectedNewsId, setSelectedNewsId }), [selectedNewsId])
  return <NewsContext value={selection}>{children}</NewsContext>
}

/** The news selection. Throws outside its provider (Specification §8). */
export function useNews(): NewsSelection {
  const selection = use(NewsContext)
  if (selection === undefined) throw new Error('useNews must be used within a NewsProvider')
  return selection
}
