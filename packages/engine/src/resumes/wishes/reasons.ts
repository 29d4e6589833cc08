/** Why feedback cannot change facts. */
export const factReason =
  'Only your own correction can add or change a fact. Use Correct what was understood to add it yourself.'

/** Why nothing is done about something that is not there. */
export const absentReason = (words: string): string =>
  `The resume shown says nothing of “${words}”. Use Correct what was understood to add it yourself, or name a line, job or section that is there.`

/** Why nothing is left out or kept. */
export const nothingReason = (words: string): string =>
  `Nothing in the resume shown speaks of “${words}”. Name a line, job, section or skill that is there.`

export const roleReason = 'No such role is known here. Choose the nearest one from the list of target roles.'

export const lookReason =
  'The look is not read from words. Choose template, paper and type beside the download, where you see the result at once.'

export const unclearReason =
  'It is not clear what to do. Ask for one thing at a time, such as “shorter”, “lead with the Python work”, “leave out the second bullet of the newest job”, “education first” or “more formal”.'
