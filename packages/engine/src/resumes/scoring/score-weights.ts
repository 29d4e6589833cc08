/** Maximum points per part; with and without a role, the parts add up to 100. */
export const scoreWeights = {
  requiredSkills: {
    name: 'Required skills',
    most: 35,
    full: 'Every skill the role asks for, each counted by its weight from 1 to 5',
  },
  shownSkills: {
    name: 'Skills shown in work',
    most: 10,
    full: 'Half of the required skills, by weight, stand in a line of a job or project',
  },
  experience: {
    name: 'Recent relevant experience',
    most: 12,
    full: '36 months within the last five years in jobs of this kind; jobs that use its skills count half',
  },
  namedSkills: {
    name: 'Skills named',
    most: 20,
    full: 'Twelve skills',
  },
  shownGenerally: {
    name: 'Skills shown in work',
    most: 15,
    full: 'Every skill you name also stands in a line of a job or project',
  },
  toldJobs: {
    name: 'Experience told',
    most: 22,
    full: 'Two lines or more under every job and project',
  },
  results: {
    name: 'Results and numbers',
    most: 15,
    full: 'Half of the lines tell a number; a result told without one counts half',
  },
  dates: {
    name: 'Clear dates',
    most: 6,
    full: 'Month and year of start and end for every job; years are enough for schools',
  },
  contact: {
    name: 'Contact',
    most: 6,
    full: 'E-mail 2; name, phone, place and a link to a profile or site 1 each',
  },
  length: {
    name: 'Length',
    most: 5,
    full: '200 to 800 words, 1000 from ten years of work; lines with a number or result do not make it too long',
  },
  wording: {
    name: 'Wording',
    most: 6,
    full: 'No line that hides who acted or opens with a duty; lines with a number or result are not counted against it',
  },
  software: {
    name: 'Readable for software',
    most: 5,
    full: 'A title for every job, an employer for every job, a skills section, education or certificates, a label under the name: 1 each',
  },
} as const

export type ScorePartKey = keyof typeof scoreWeights

const general: ScorePartKey[] = ['results', 'dates', 'contact', 'length', 'wording', 'software']

/** Score parts with a role, in display order. */
export const rolePartKeys: ScorePartKey[] = ['requiredSkills', 'shownSkills', 'experience', ...general]

/** Score parts without a role. */
export const generalPartKeys: ScorePartKey[] = ['namedSkills', 'shownGenerally', 'toldJobs', ...general]
