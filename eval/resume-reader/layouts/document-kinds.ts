import type { Layout } from '../shapes.ts'

export type Part =
  | 'page'
  | 'header'
  | 'work'
  | 'education'
  | 'certificates'
  | 'projects'
  | 'skills'
  | 'languages'

/** The grammars that a well-known template or program always uses together; the rest is free. */
export type DocumentKind = {
  weight: number
  formats: readonly Layout['format'][]
  grammars: Partial<Record<Part, string>>
  runningFoot?: string
}

const drawn = ['pdf', 'docx'] as const

export const documentKinds: Record<string, DocumentKind> = {
  linkedin: {
    weight: 4,
    formats: ['pdf'],
    grammars: {
      page: 'sidebar left',
      header: 'name in the main column',
      work: 'linkedin',
      education: 'linkedin',
      certificates: 'only the name',
      skills: 'line each',
      languages: 'brackets a line',
    },
    runningFoot: 'Page 1 of 3',
  },
  'linkedin by employer': {
    weight: 3,
    formats: ['pdf'],
    grammars: {
      page: 'sidebar left',
      header: 'name in the main column',
      work: 'by employer linkedin',
      education: 'linkedin',
      skills: 'line each',
    },
    runningFoot: 'Page 1 of 4',
  },
  jakes: {
    weight: 3,
    formats: drawn,
    grammars: {
      page: 'single column',
      header: 'centred',
      work: 'position dates, employer place',
      education: 'school place, course dates',
      projects: 'name, stack, dates at the edge',
      skills: 'group colon',
    },
  },
  awesome: {
    weight: 2,
    formats: ['pdf'],
    grammars: {
      page: 'single column',
      header: 'centred',
      work: 'employer place, position dates',
      education: 'school place, course dates',
      certificates: 'date in a cell',
      skills: 'group cells',
    },
  },
  moderncv: {
    weight: 3,
    formats: ['pdf'],
    grammars: {
      page: 'single column',
      work: 'dates in the left margin',
      education: 'dates in front, cells',
      skills: 'table of groups',
      languages: 'level at the edge',
    },
  },
  europass: {
    weight: 6,
    formats: drawn,
    grammars: {
      header: 'table of data',
      work: 'europass form',
      education: 'labelled in cells',
      languages: 'table',
    },
    runningFoot: 'Page 1 / 3 – Curriculum vitae',
  },
  lebenslauf: {
    weight: 3,
    formats: drawn,
    grammars: {
      page: 'single column',
      header: 'table of data',
      work: 'dates in the left margin, three lines',
      education: 'dates in front, school first',
      languages: 'level at the edge',
    },
  },
  'table of clients': {
    weight: 2,
    formats: drawn,
    grammars: { work: 'client line', skills: 'table of groups', certificates: 'only the name' },
  },
  federal: {
    weight: 2,
    formats: ['pdf', 'docx', 'txt'],
    grammars: { page: 'single column', work: 'federal series' },
  },
  'job board': {
    weight: 3,
    formats: ['txt'],
    grammars: {
      work: 'job board',
      education: 'labelled',
      certificates: 'labelled',
      skills: 'rated by years',
    },
  },
}
