import type { Random } from '../../seeded-random.ts'
import type { JobGrammar } from './job-grammar.ts'
import { type FormRow, jobsAsForms } from './jobs-as-forms.ts'

const formats = ['pdf', 'docx'] as const

const europass: FormRow[] = [
  ['$FormDates', '{dates}'],
  ['$FormPosition', '{position}'],
  ['$FormTasks', 'text'],
  ['$FormEmployer', '{employer}<, >{place}'],
  ['$FormSector', '{about}'],
]

/** Labels as the person words them, in any order; most begin with the dates, the position or the employer. */
function freeRows(random: Random): FormRow[] {
  const official = random.chance(0.5)
  const named = (short: string, long: string) => (official ? long : short)
  const main: FormRow[] = random.shuffle([
    [named('$Period', '$FormDates'), '{dates}'],
    [named('$Position', '$FormPosition'), '{position}'],
    [named('$Employer', '$FormEmployer'), random.chance(0.6) ? '{employer}<, >{place}' : '{employer}'],
  ])
  const rest: FormRow[] = random.shuffle([
    ['$Place', '{place}'],
    ['$Kind', '{kind}'],
    ['$Client', '{client}'],
    [named('$About', '$FormSector'), '{about}'],
    [named('$Tasks', '$FormTasks'), 'text'],
  ])
  return [...main, ...rest.slice(random.int(0, 2))]
}

const look = (random: Random) => random.pick(['', '', '^b ', '^i ', '^s '])

/** Jobs as forms: what each thing is called stands beside or above it. */
export const jobFormGrammars: Record<string, JobGrammar> = {
  'europass form': {
    weight: 4,
    formats,
    write: (input) =>
      jobsAsForms({ ...input, form: { widths: [0.32, 0.68], ruled: false, colon: '', rows: europass } }),
  },
  'europass form, narrow labels': {
    weight: 3,
    formats,
    write: (input) =>
      jobsAsForms({ ...input, form: { widths: [0.24, 0.76], ruled: false, colon: '', rows: europass } }),
  },
  'ruled form': {
    weight: 2,
    formats,
    write: (input) =>
      jobsAsForms({
        ...input,
        form: {
          widths: [0.25, 0.75],
          ruled: true,
          colon: '',
          rows: [
            ['^b $Employer', '{employer}'],
            ['^b $Client', '{client}'],
            ['^b $Position', '^b {position}'],
            ['^b $Period', '{dates}'],
            ['^b $Place', '{place}'],
            ['^b $Tasks', 'text'],
          ],
        },
      }),
  },
  'form in any order': {
    weight: 8,
    formats,
    write: (input) => {
      const { random } = input.writing
      const labelLook = look(random)
      return jobsAsForms({
        ...input,
        form: {
          widths: random.pick([
            [0.2, 0.8],
            [0.28, 0.72],
            [0.35, 0.65],
          ]),
          ruled: random.chance(0.3),
          colon: random.pick(['', ':', ' :']),
          rows: freeRows(random).map(([label, value]): FormRow => [`${labelLook}${label}`, value]),
          ...(random.chance(0.2) ? { isStacked: true } : {}),
        },
      })
    },
  },
}
