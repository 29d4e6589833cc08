import { askForNumber } from './ask-for-number.ts'
import { relevanceFor } from './relevance.ts'
import type { RoleNeeds } from './role-needs.ts'
import type { TracedResume, TracedText } from './traced-document.ts'

const mostQuestions = 6
const mostPerEntry = 2

type Candidate = { line: TracedText; question: string; weight: number }

const candidatesOf = (
  lines: TracedText[],
  { needs, age }: { needs: RoleNeeds | undefined; age: number },
): Candidate[] =>
  lines
    .flatMap((line): Candidate[] => {
      const question = askForNumber(line.text)
      if (!question) return []
      return [{ line, question, weight: (needs ? relevanceFor(line.text, needs) : 0) + 1 / (1 + age) }]
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostPerEntry)

/** Adds a question to the job and project lines that would gain most from a number; at most six per resume. */
export const placeQuestions = (resume: TracedResume, needs: RoleNeeds | undefined): void => {
  const candidates = [
    ...resume.work.flatMap(({ highlights }, age) => candidatesOf(highlights, { needs, age })),
    ...resume.projects.flatMap(({ highlights }, age) => candidatesOf(highlights, { needs, age: age + 2 })),
  ]
  for (const { line, question } of candidates.sort((a, b) => b.weight - a.weight).slice(0, mostQuestions))
    line.question = question
}
