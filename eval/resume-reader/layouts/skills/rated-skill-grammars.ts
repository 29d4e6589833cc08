import type { Random } from '../../seeded-random.ts'
import type { Block } from '../../shapes.ts'
import { lineOfCells } from '../lines.ts'
import { allSkills, type SkillGrammar, skillBullet, skillLine } from './skill-grammar.ts'

const formats = ['pdf', 'docx'] as const
const words = ['Expert', 'Advanced', 'Intermediate', 'Basic', 'Proficient', 'Working knowledge', 'Familiar']

const marks = (of: [string, string], random: Random): string => {
  const full = random.int(1, 5)
  return of[0].repeat(full) + of[1].repeat(5 - full)
}

const rated = (rate: (random: Random) => string, between: string): SkillGrammar => ({
  narrow: true,
  weight: 0.8,
  write: ({ person, random }) =>
    person.skills.flatMap(({ skills }) =>
      skills.map((skill) => skillLine(`${skill}${between}${rate(random)}`)),
    ),
})

const ratedAtTheEdge = (rate: (random: Random) => string): SkillGrammar => ({
  weight: 0.8,
  write: (writing) =>
    allSkills(writing).map((skill) => lineOfCells({ role: 'skills', cells: [skill, rate(writing.random)] })),
})

/** Skills with a measure of how well the person knows them. */
export const ratedSkillGrammars: Record<string, SkillGrammar> = {
  'rated by dots': rated((random) => marks(['●', '○'], random), ' '),
  'rated by stars': rated((random) => marks(['★', '☆'], random), ' '),
  'rated by stars at the edge': ratedAtTheEdge((random) => marks(['★', '☆'], random)),
  'rated by bars': rated((random) => marks(['█', '░'], random), ' '),
  'rated by squares at the edge': ratedAtTheEdge((random) => marks(['■', '□'], random)),
  'rated by words': rated((random) => random.pick(words), ' – '),
  'rated by words in brackets': rated((random) => `(${random.pick(words)})`, ' '),
  'rated by words at the edge': ratedAtTheEdge((random) => random.pick(words)),
  'rated by numbers': rated((random) => `${random.int(2, 5)}/5`, ' '),
  'rated by percent': rated((random) => `${random.int(8, 20) * 5}%`, ' '),
  'rated by years': rated((random) => `(${random.int(1, 14)} years)`, ' '),
  'by level': {
    write: (writing) => {
      const skills = allSkills(writing)
      const third = Math.ceil(skills.length / 3)
      return ['Expert', 'Advanced', 'Working knowledge'].flatMap((level, at) => {
        const part = skills.slice(at * third, (at + 1) * third)
        return part.length === 0 ? [] : [skillLine(`${level}: ${part.join(', ')}`)]
      })
    },
  },
  'by level as bullets': {
    write: (writing) => {
      const skills = allSkills(writing)
      const half = Math.ceil(skills.length / 2)
      return [
        skillBullet(`Strong: ${skills.slice(0, half).join(', ')}`, writing),
        ...(skills.length > half ? [skillBullet(`Some: ${skills.slice(half).join(', ')}`, writing)] : []),
      ]
    },
  },
  'table of skill, level, years': {
    formats,
    write: (writing) => {
      const header = ['Skill', 'Level', 'Years'].map((key): Block[] => [
        skillLine(writing.word(key), { bold: true }),
      ])
      const rows = allSkills(writing).map((skill): Block[][] => [
        [skillLine(skill)],
        [skillLine(writing.random.pick(words))],
        [skillLine(String(writing.random.int(1, 14)))],
      ])
      return [{ kind: 'table', rows: [header, ...rows], widths: [0.5, 0.3, 0.2], ruled: true }]
    },
  },
}
