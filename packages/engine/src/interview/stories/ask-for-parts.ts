import { guidanceIn, tellsChange } from '../resume-questions/line-kinds.ts'
import type { InterviewStory, StoryPart } from './story.ts'

export type StoryQuestions = Record<StoryPart, string>

const resultFor = (line: string): string => {
  const guidance = guidanceIn(line)
  if (guidance === 'taught') return 'How did you notice that they had learned it?'
  if (guidance === 'led') return 'What did the group reach, and how do you know?'
  return tellsChange(line)
    ? 'How did you measure it, and what did it mean for the others?'
    : 'What came of it? A number, a reaction or what you learned will do.'
}

/** For each part of a story a question that helps to write it, fitting what the line tells. */
export const askForParts = (line: string): StoryQuestions => ({
  situation: 'What was going on at the time, and whom did it affect?',
  task: guidanceIn(line) ? 'What were you responsible for?' : 'What was expected of you, and by when?',
  action: 'What did you do, step by step? Say “I” where it was you.',
  result: resultFor(line),
})

/** The questions for the parts that are still empty. */
export const questionsForEmpty = (story: InterviewStory): Partial<StoryQuestions> => {
  const asked = askForParts(story.action || story.title)
  const empty = Object.entries(asked).filter(([part]) => story[part as StoryPart].trim() === '')
  return Object.fromEntries(empty)
}
