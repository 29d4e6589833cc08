import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { makeDocument, makeJob } from '../../optimizing/testing/make-parsed-resume.ts'

/** People whose resumes feedback is tried on. */
export const nurse = (): ResumeDocument =>
  makeDocument({
    basics: { name: 'Ola Brandt', email: 'ola@example.com', profiles: [] },
    work: [
      makeJob({
        position: 'Registered Nurse',
        name: 'Lakeside Clinic',
        startDate: '2015',
        endDate: undefined,
        current: true,
        highlights: [
          "I've cared for 12 patients a shift and didn't miss a handover",
          'Dealt with a lot of incidents asap',
          'Set up the new rota in Excel',
          'Trained 4 nurses',
        ],
      }),
    ],
    skills: [{ keywords: ['Python', 'Linux', 'SQL', 'Excel'] }],
  })

export const developer = (): ResumeDocument =>
  makeDocument({
    basics: {
      name: 'Ravi Nair',
      email: 'ravi@example.com',
      summary: 'Backend developer. Likes tests. Writes Go and Python.',
      profiles: [],
    },
    work: ['Alpha Bank', 'Beta Shop', 'Gamma Ltd'].map((name, at) =>
      makeJob({
        name,
        position: 'Backend Developer',
        startDate: `${2021 - at * 4}-01`,
        endDate: `${2024 - at * 4}-12`,
        highlights: [
          `Leveraged PostgreSQL to serve ${at + 2}00 requests a second for ${name}`,
          `Wrote numerous unit tests for ${name}`,
          `Attended meetings at ${name}`,
          `Built a REST API in Go for ${name}`,
        ],
      }),
    ),
    skills: [{ keywords: ['Go', 'Python', 'PostgreSQL', 'Docker'] }],
  })

export const student = (): ResumeDocument =>
  makeDocument({
    basics: { name: 'Lia Sol', phone: '(919) 555-0188', profiles: [] },
    projects: [
      { name: 'Chat App', highlights: ['Built a chat in React'], keywords: ['React'] },
      { name: 'Weather Station', highlights: ['Measured rain with Python'], keywords: ['Python'] },
    ],
    education: [
      {
        institution: 'Example University',
        studyType: 'Bachelor of Science',
        area: 'Biology',
        startDate: '2020',
        endDate: '2024',
        score: 'GPA 3.9',
        courses: ['Statistics'],
        highlights: [],
      },
    ],
    skills: [{ keywords: ['React', 'Python'] }],
  })

export const german = (): ResumeDocument =>
  makeDocument({
    work: [
      makeJob({
        position: 'Systemadministrator',
        name: 'Muster GmbH',
        highlights: [
          'Betreute 40 Linux-Server für die Kunden und das Büro',
          'Leitete das Lager',
          'Schulte Kollegen in Excel und mit der neuen Verwaltung',
        ],
      }),
    ],
    education: [{ institution: 'Musterschule', studyType: 'Ausbildung', courses: [], highlights: [] }],
    skills: [{ keywords: ['Linux', 'Excel'] }],
  })

export const chef = (): ResumeDocument =>
  makeDocument({
    basics: { name: 'Jo Pham', email: 'jo@example.com', profiles: [] },
    work: [
      makeJob({
        position: 'Cook',
        name: 'Blue Door',
        startDate: '2018',
        endDate: '2022',
        highlights: ['Cooked for 80 guests'],
      }),
      makeJob({
        position: 'Cook',
        name: 'Red Door',
        startDate: '2009',
        endDate: '2012',
        highlights: ['Cleaned the kitchen'],
      }),
    ],
    skills: [{ keywords: ['Python', 'HTML'] }],
  })

export const scholar = (): ResumeDocument =>
  makeDocument({
    basics: { name: 'Ines Roth', email: 'ines@example.com', profiles: [] },
    work: Array.from({ length: 6 }, (_, at) =>
      makeJob({
        position: 'Research Assistant',
        name: `Institute ${'ABCDEF'[at]}`,
        startDate: `${2020 - at * 2}-01`,
        endDate: `${2021 - at * 2}-12`,
        highlights: Array.from({ length: 8 }, (_line, no) => `Analysed data set ${at}${no} in Python`),
      }),
    ),
    other: [{ heading: 'Publications', lines: ['A paper on rivers, 2019', 'A paper on lakes, 2021'] }],
  })
