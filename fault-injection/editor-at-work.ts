import type { Editor } from '../bench/rush/editor.ts'

/** What became of a story that an editor goes on writing. */
export interface Written {
  /** Saves that the desk acknowledged. */
  acknowledged: number
  /** Of those: not what the desk showed afterwards. */
  lost: number
  /** Times that the desk said that the session is over, which it must not after a jump back. */
  signedOut: number
}

const isSignedOut = (error: unknown) => / answered 40[13]:/.test(String(error))

/** Saves a story a few times and looks each time whether the desk shows what was saved. */
export async function keepWriting(editor: Editor, story: number, written: Written): Promise<void> {
  for (let save = 0; save < 3; save += 1) {
    const title = `Qoraal ${written.acknowledged + 1}`
    try {
      await editor.rewrite(story, title)
      written.acknowledged += 1
      if ((await editor.titleOf(story)) !== title) written.lost += 1
    } catch (error) {
      if (!isSignedOut(error)) throw error
      written.signedOut += 1
      return
    }
  }
}
