/** The value a JSON body stands for; `undefined` when it cannot be read. */
export function readJson(body: Buffer | string): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
