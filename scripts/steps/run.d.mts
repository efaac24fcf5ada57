export const ROOT: string
export function environment(extra?: Readonly<Record<string, string>>): NodeJS.ProcessEnv
