export function noteFirstAccount(line: string): void
export function firstAccountOf(
  desk: string,
): { readonly address: string; readonly cookie: string } | undefined
