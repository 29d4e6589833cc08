import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { expect, test } from 'vitest'
import { correctResume } from '../resumes/correct-resume.ts'
import { fromJsonResume } from '../resumes/json-resume/from-json-resume.ts'
import { optimizeResume } from '../resumes/optimize-resume.ts'
import { parseResume } from '../resumes/parse-resume.ts'
import { scoreResume } from '../resumes/scoring/score-resume.ts'

const words = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']

test.each(words)('"%s" is a word like any other, in every place of a resume', (word) => {
  const line = `${word} of 3 ${word}s, the ${word} of servers`
  const document: ResumeDocument = {
    basics: {
      profiles: [],
      name: 'Maya Okafor',
      label: word,
      email: `maya@example.${word}`,
      phone: '020 7946 0123',
    },
    work: [{ position: word, name: word, location: word, dateText: word, highlights: [word, line] }],
    projects: [{ name: word, highlights: [word], keywords: [word] }],
    skills: [{ name: word, keywords: [word] }],
    education: [{ institution: word, studyType: word, courses: [word], highlights: [] }],
    certificates: [{ name: word }],
    languages: [{ language: word, fluency: word }],
    other: [{ heading: word, lines: [word] }],
    sectionOrder: [],
  }
  const lines = [word, line, `maya@example.${word}`, '020 7946 0123'].map((text) => ({ text, page: 1 }))
  const read = { format: 'txt' as const, pageCount: 1, lines, links: [], notices: [] }
  const { parsed } = correctResume({ parsed: parseResume(read), document })
  const asked = { read, targetRole: 'Security Engineer' as const, today: '2026-11-20' }
  const result = optimizeResume({ ...asked, parsed, notFollowed: [] })
  expect(result.document.projects[0]?.keywords).toEqual([word])
  expect(scoreResume({ ...asked, document: result.document, skills: parsed.skills }).total).toBeGreaterThan(0)
  const imported = fromJsonResume({
    basics: { name: word },
    work: [{ name: 'Freight', [word]: word }],
  })
  expect(imported.parsed.document.work[0]?.name).toBe('Freight')
})
