import type { JobGrammar } from './job-grammar.ts'
import { jobsInRows, jobsWithTableHeads } from './jobs-in-tables.ts'

const formats = ['pdf', 'docx'] as const
const splitHead = ['^b {position}', '{employer}<, >{place}', '{kind}<, >{client}']

/** Jobs that stand in the cells of tables, ruled or only aligned. */
export const jobTableGrammars: Record<string, JobGrammar> = {
  'dates in the left margin': {
    weight: 4,
    formats,
    write: (input) =>
      jobsInRows({
        ...input,
        widths: [0.2, 0.8],
        ruled: false,
        cells: [['{dates}'], ['^b {position}<, >{employer}<, >{place}', '{kind}<, >{client}']],
        textCell: 1,
      }),
  },
  'dates in the left margin, three lines': {
    weight: 4,
    formats,
    write: (input) =>
      jobsInRows({
        ...input,
        widths: [0.24, 0.76],
        ruled: false,
        cells: [['{dates}'], splitHead],
        textCell: 1,
      }),
  },
  'dates and place in the left margin': {
    weight: 3,
    formats,
    write: (input) =>
      jobsInRows({
        ...input,
        widths: [0.25, 0.75],
        ruled: false,
        cells: [
          ['^s {dates}', '^s {place}'],
          ['^b {employer}', '^i {position}', '{client}'],
        ],
        textCell: 1,
      }),
  },
  'employer in the left margin': {
    weight: 2,
    formats,
    write: (input) =>
      jobsInRows({
        ...input,
        widths: [0.3, 0.7],
        ruled: false,
        cells: [
          ['^b {employer}', '{place}', '^i {dates}'],
          ['^b {position}', '{kind}<, >{client}'],
        ],
        textCell: 1,
      }),
  },
  'dates in the right margin': {
    weight: 3,
    formats,
    write: (input) =>
      jobsInRows({
        ...input,
        widths: [0.78, 0.22],
        ruled: false,
        cells: [splitHead, ['^r {dates}', '^r {place}']],
        textCell: 0,
      }),
  },
  'dates in the right cell above the text': {
    weight: 3,
    formats,
    write: (input) =>
      jobsWithTableHeads({
        ...input,
        widths: [0.7, 0.3],
        ruled: false,
        cells: [
          ['^b {employer}<, >{place}', '^i {position}'],
          ['^r {dates}', '^r {kind}'],
        ],
      }),
  },
  'ruled head above the text': {
    weight: 2,
    formats,
    write: (input) =>
      jobsWithTableHeads({
        ...input,
        widths: [0.4, 0.35, 0.25],
        ruled: true,
        cells: [['^b {position}'], ['{employer}', '{place}'], ['{dates}']],
      }),
  },
  'row of dates, employer, position': {
    weight: 2,
    formats,
    write: (input) =>
      jobsInRows({
        ...input,
        widths: [0.22, 0.38, 0.4],
        ruled: true,
        cells: [['{dates}'], ['{employer}<, >{place}'], ['{position}']],
        textCell: undefined,
      }),
  },
  'row of employer, position, dates with text': {
    weight: 2,
    formats,
    write: (input) =>
      jobsInRows({
        ...input,
        widths: [0.25, 0.5, 0.25],
        ruled: true,
        cells: [['^b {employer}'], ['^b {position}'], ['{dates}']],
        textCell: 1,
      }),
  },
  'row of position, employer, place, dates': {
    weight: 1,
    formats,
    write: (input) =>
      jobsInRows({
        ...input,
        widths: [0.3, 0.3, 0.2, 0.2],
        ruled: true,
        cells: [['{position}'], ['{employer}'], ['{place}'], ['{dates}']],
        textCell: undefined,
      }),
  },
}
