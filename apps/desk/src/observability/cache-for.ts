/** Returns the result of the previous call for `maxAgeMs`, and calls `read` again afterwards. */
export function cacheFor<Result>(maxAgeMs: number, read: () => Result): () => Result {
  let cached: { readonly result: Result; readonly at: number } | undefined
  return () => {
    const now = performance.now()
    if (!cached || now - cached.at > maxAgeMs) cached = { result: read(), at: now }
    return cached.result
  }
}
