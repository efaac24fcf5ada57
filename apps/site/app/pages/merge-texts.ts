/** What may replace the parts of a text. Null, absent and empty parts replace nothing. */
type Changes<Text> =
  | null
  | undefined
  | (Text extends string | readonly unknown[]
      ? Text
      : { readonly [Key in keyof Text]?: Changes<Text[Key]> })

/** The site's default texts, replaced by the ministry's wherever it has written any. */
export function mergeTexts<Text>(defaults: Text, changes: Changes<NoInfer<Text>>): Text {
  if (!changes || (Array.isArray(changes) && changes.length === 0)) return defaults
  if (typeof defaults !== 'object' || Array.isArray(defaults)) return changes as Text
  const parts = Object.entries(defaults as object).map(([key, text]) => [
    key,
    mergeTexts(text, (changes as Record<string, Changes<unknown>>)[key]),
  ])
  return Object.fromEntries(parts)
}
