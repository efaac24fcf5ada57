import type { Editor } from '../bench/rush/editor.ts'

/** What became of a story that an editor goes on writing. */
export interface EditingResults {
  /** Saves that the desk acknowledged. */
  acknowledged: number
  /** Those that the desk did not show afterwards. */
  lost: number
  /** Times that the desk said that the session is over, which it must not after a jump back. */
  signedOut: number
}

const isSignedOut = (error: unknown) => / answered 40[13]:/.test(String(error))

/** Saves a story a few times and checks each time that the desk shows what was saved. */
export async function editStory(
  editor: Editor,
  story: number,
  results: EditingResults,
): Promise<void> {
  for (let save = 0; save < 3; save += 1) {
    const title = `Qoraal ${results.acknowledged + 1}`
    try {
      await editor.rewrite(story, title)
      results.acknowledged += 1
      if ((await editor.titleOf(story)) !== title) results.lost += 1
    } catch (error) {
      if (!isSignedOut(error)) throw error
      results.signedOut += 1
      return
    }
  }
}
