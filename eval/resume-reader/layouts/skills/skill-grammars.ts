import type { Block } from '../../shapes.ts'
import { lineOfCells } from '../lines.ts'
import type { Writing } from '../writing.ts'
import { ratedSkillGrammars } from './rated-skill-grammars.ts'
import {
  allSkills,
  inRows,
  type SkillGrammar,
  type SkillGroup,
  skillBullet,
  skillLine,
} from './skill-grammar.ts'

const formats = ['pdf', 'docx'] as const

const perGroup =
  (write: (group: SkillGroup, writing: Writing) => Block[]) =>
  (writing: Writing): Block[] =>
    writing.person.skills.flatMap((group) => write(group, writing))

const named = ({ name, skills }: SkillGroup, [between, separator]: [string, string]): string =>
  `${name === undefined ? '' : `${name}${between}`}${skills.join(separator)}`

const groupHeading = ({ name }: SkillGroup): Block[] =>
  name === undefined ? [] : [skillLine(name, { bold: true })]

/** How skills are listed. */
export const skillGrammars: Record<string, SkillGrammar> = {
  'group colon': {
    weight: 6,
    narrow: true,
    write: perGroup((group) => [skillLine(named(group, [': ', ', ']))]),
  },
  'group bullet': {
    weight: 3,
    narrow: true,
    write: perGroup((group, writing) => [skillBullet(named(group, [': ', ', ']), writing)]),
  },
  'group dash': { weight: 2, write: perGroup((group) => [skillLine(named(group, [' – ', ', ']))]) },
  'group bold with colon': {
    weight: 2,
    write: perGroup((group) => [skillLine(named(group, [': ', ', ']), { bold: true })]),
  },
  'group of semicolons': { write: perGroup((group) => [skillLine(named(group, [': ', '; ']))]) },
  'group of pipes': { write: perGroup((group) => [skillLine(named(group, [' | ', ' | ']))]) },
  'group in brackets': {
    write: perGroup(({ name, skills }) => [
      skillLine(name === undefined ? skills.join(', ') : `${name} (${skills.join(', ')})`),
    ]),
  },
  'group of slashes': { write: perGroup((group) => [skillLine(named(group, [' - ', ' / ']))]) },
  'group above a row': {
    weight: 3,
    narrow: true,
    write: perGroup((group) => [...groupHeading(group), skillLine(group.skills.join(', '))]),
  },
  'group above bullets': {
    weight: 2,
    narrow: true,
    write: perGroup((group, writing) => [
      ...groupHeading(group),
      ...group.skills.map((skill) => skillBullet(skill, writing)),
    ]),
  },
  'group above lines': {
    narrow: true,
    write: perGroup((group) => [...groupHeading(group), ...group.skills.map((skill) => skillLine(skill))]),
  },
  'group cells': {
    weight: 3,
    write: perGroup(({ name, skills }) => [
      lineOfCells({ role: 'skills', cells: [...(name === undefined ? [] : [name]), skills.join(', ')] }),
    ]),
  },
  'group cells with colon': {
    weight: 2,
    write: perGroup(({ name, skills }) => [
      lineOfCells({
        role: 'skills',
        cells: [...(name === undefined ? [] : [name]), `: ${skills.join(', ')}`],
      }),
    ]),
  },
  commas: { weight: 5, narrow: true, write: (writing) => [skillLine(allSkills(writing).join(', '))] },
  'commas and a stop': { write: (writing) => [skillLine(`${allSkills(writing).join(', ')}.`)] },
  pipes: { weight: 2, write: (writing) => [skillLine(allSkills(writing).join(' | '))] },
  dots: { weight: 2, narrow: true, write: (writing) => [skillLine(allSkills(writing).join(' · '))] },
  'bullets between': { weight: 2, write: (writing) => [skillLine(allSkills(writing).join(' • '))] },
  semicolons: { write: (writing) => [skillLine(allSkills(writing).join('; '))] },
  slashes: { write: (writing) => [skillLine(allSkills(writing).join(' / '))] },
  'wide spaces': { write: (writing) => [skillLine(allSkills(writing).join('   '))] },
  hashtags: {
    weight: 0.5,
    narrow: true,
    write: (writing) => [
      skillLine(
        allSkills(writing)
          .map((skill) => `#${skill.replaceAll(' ', '')}`)
          .join(' '),
      ),
    ],
  },
  'bullet each': {
    weight: 4,
    narrow: true,
    write: (writing) => allSkills(writing).map((skill) => skillBullet(skill, writing)),
  },
  'line each': {
    weight: 3,
    narrow: true,
    write: (writing) => allSkills(writing).map((skill) => skillLine(skill)),
  },
  'bullets of four': {
    write: (writing) => inRows(allSkills(writing), 4).map((row) => skillBullet(row.join(', '), writing)),
  },
  'lines of five': {
    write: (writing) => inRows(allSkills(writing), 5).map((row) => skillLine(row.join(', '))),
  },
  'three cells a line': {
    weight: 2,
    write: (writing) => inRows(allSkills(writing), 3).map((cells) => lineOfCells({ role: 'skills', cells })),
  },
  'two bullets a line': {
    write: (writing) =>
      inRows(allSkills(writing), 2).map((row) =>
        lineOfCells({ role: 'skills', cells: row.map((skill) => `${writing.bullet} ${skill}`) }),
      ),
  },
  'table of groups': {
    weight: 3,
    formats,
    write: (writing) => [
      {
        kind: 'table',
        widths: [0.28, 0.72],
        ruled: writing.random.chance(0.6),
        rows: writing.person.skills.map((group) => [
          groupHeading(group),
          [skillLine(group.skills.join(', '))],
        ]),
      },
    ],
  },
  'table of single skills': {
    formats,
    write: (writing) => [
      {
        kind: 'table',
        widths: [0.33, 0.34, 0.33],
        ruled: writing.random.chance(0.5),
        rows: inRows(allSkills(writing), 3).map((row) =>
          [0, 1, 2].map((at) => row.slice(at, at + 1).map((skill) => skillLine(skill))),
        ),
      },
    ],
  },
  'columns of bullets': {
    weight: 2,
    formats,
    write: (writing) => {
      const skills = allSkills(writing)
      const columns = inRows(skills, Math.ceil(skills.length / 3)).map((part) =>
        part.map((skill) => skillBullet(skill, writing)),
      )
      const widths = columns.map(() => 1 / columns.length)
      return columns.length === 0
        ? []
        : [{ kind: 'columns', columns, widths, table: writing.random.chance(0.5) }]
    },
  },
  'run-in': {
    weight: 3,
    runIn: true,
    write: (writing) => [skillLine(`${writing.word('Skills')}: ${allSkills(writing).join(', ')}`)],
  },
  sentence: {
    weight: 0.7,
    write: (writing) => [skillLine(`${allSkills(writing).join(', ')} ${writing.word('and')} Git.`)],
  },
  ...ratedSkillGrammars,
}
