import type { Messages } from '../so.ts'

export const articleStates: Messages['posts']['article']['states'] = {
  publishedHere: 'Published in English',
  withdrawnTitle: 'The Ministry has withdrawn this article',
  withdrawnOn: 'Withdrawn',
  withdrawnReason: 'Reason',
  withdrawnHint:
    'The text remains below so that anyone can see what was published. Please do not quote it.',
  onlyInOther: 'This article is not available in English',
  onlyInOtherHint: 'It has been published in Somali only:',
}
