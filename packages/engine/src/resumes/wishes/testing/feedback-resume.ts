import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { makeDocument, makeJob } from '../../optimizing/testing/make-parsed-resume.ts'

const work = (): ResumeDocument['work'] => [
  makeJob({
    position: 'Systems Administrator',
    name: 'Harborview Logistics',
    startDate: '2021-03',
    endDate: undefined,
    current: true,
    highlights: [
      'Watch Splunk alerts and escalate suspected incidents',
      'Write PowerShell scripts that disable stale accounts',
      "Couldn't keep the old print server, so moved 40 printers to the cloud",
      'Patch 120 Linux servers each month with Ansible',
      'Order chairs for the office',
    ],
  }),
  makeJob({
    position: 'Help Desk Technician',
    name: 'Carolina Freight',
    startDate: '2017-06',
    endDate: '2021-02',
    highlights: [
      'Resolved about 40 tickets a week across three sites',
      'Replaced shared warehouse logins with named accounts',
      'Leveraged Excel to track numerous laptops',
      'Helped with the migration of the phone system',
    ],
  }),
  makeJob({
    position: 'Barista',
    name: 'Corner Coffee',
    startDate: '2011-01',
    endDate: '2014-05',
    highlights: ['Served 200 guests a day', 'Trained two new colleagues'],
  }),
]

const projects = (): ResumeDocument['projects'] => [
  {
    name: 'Home Lab',
    description: 'A small network at home.',
    highlights: ['Built a Kubernetes cluster from three old laptops', 'Wrote the monitoring in Python'],
    keywords: ['Kubernetes', 'Python'],
  },
  { name: 'Budget Tracker', highlights: ['Made a spreadsheet in Excel'], keywords: ['Excel'] },
]

/** A resume with something of everything that a wish can name. */
export const feedbackResume = (): ResumeDocument =>
  makeDocument({
    basics: {
      name: 'Nadia Berg',
      label: 'Systems Administrator',
      email: 'nadia.berg@example.com',
      phone: '(919) 555-0117',
      url: 'https://nadia.example.com',
      location: { text: 'Durham, NC' },
      profiles: [
        { network: 'LinkedIn', url: 'https://linkedin.com/in/example-nadia' },
        { network: 'GitHub', url: 'https://github.com/example-nadia' },
      ],
      summary:
        'Systems administrator with a taste for tidy servers. Watches alerts in Splunk every morning. Speaks three languages.',
    },
    work: work(),
    projects: projects(),
    skills: [
      { name: 'Tools', keywords: ['Splunk', 'PowerShell', 'Excel', 'Ansible'] },
      { name: 'Systems', keywords: ['Linux', 'Windows Server', 'Active Directory'] },
    ],
    education: [
      {
        institution: 'Wake Technical Community College',
        studyType: 'Associate of Applied Science',
        area: 'Information Technology',
        startDate: '2015',
        endDate: '2017',
        score: 'GPA 3.6',
        courses: ['Networking I'],
        highlights: [],
      },
    ],
    certificates: [{ name: 'CompTIA Security+', date: '2024' }, { name: 'ITIL Foundation' }],
    languages: [{ language: 'English', fluency: 'native' }, { language: 'Norwegian' }],
    other: [
      { heading: 'Hobbies', lines: ['Chess', 'Sea kayaking'] },
      { heading: 'References', lines: ['Available upon request'] },
    ],
    sectionOrder: [
      'summary',
      'work',
      'projects',
      'skills',
      'education',
      'certificates',
      'languages',
      'other',
    ],
  })
