import { emptyResume } from '@nextrung/contract/empty-resume'
import type { ResumeDocument, ResumeWork } from '@nextrung/contract/resume-document'
import type { PathInput } from '../path-input.ts'

const today = '2026-11-20'

const job = (given: Partial<ResumeWork>): ResumeWork => ({ highlights: [], ...given })

const resume = (given: Partial<ResumeDocument>): ResumeDocument => ({ ...emptyResume(), ...given })

const nobody: PathInput = { profile: { skills: [], certificates: [] }, today }

/** Service work and one SQL course. */
export const barista: PathInput = {
  ...nobody,
  targetRole: 'Data Engineer',
  userType: 'transitioner',
  resume: resume({
    work: [
      job({
        name: 'Copper Kettle Coffee',
        position: 'Barista',
        startDate: '2020-02',
        current: true,
        highlights: [
          'Serve about 300 guests on a Saturday morning',
          'Count the till and order milk and beans for the week in a spreadsheet',
          'Train new staff at the bar',
        ],
      }),
    ],
    education: [
      { institution: 'Riverside Community College', courses: ['SQL for Beginners'], highlights: [] },
    ],
    sectionOrder: ['work', 'education'],
  }),
}

/** Six years of backend work, the last three of them with mentoring. */
export const backendDeveloper: PathInput = {
  ...nobody,
  targetRole: 'Technical Lead',
  userType: 'professional',
  resume: resume({
    work: [
      job({
        name: 'Harborline Freight',
        position: 'Backend Developer',
        startDate: '2023-01',
        current: true,
        highlights: [
          'Build booking services in Java and Spring Boot on PostgreSQL, deployed with Docker to AWS',
          'Review code of four colleagues and mentor two junior developers',
          'Set up CI/CD with GitHub Actions, which cut releases from two hours to fifteen minutes',
        ],
      }),
      job({
        name: 'Quarry Lane Software',
        position: 'Backend Developer',
        startDate: '2020-10',
        endDate: '2022-12',
        highlights: [
          'Wrote REST APIs in Java with unit tests in JUnit',
          'Tuned SQL queries of the billing database',
        ],
      }),
    ],
    skills: [{ keywords: ['Java', 'Spring Boot', 'PostgreSQL', 'Docker', 'Git', 'Scrum', 'Kafka'] }],
    sectionOrder: ['work', 'skills'],
  }),
}

/** A ward nurse without any IT skill yet. */
export const nurse: PathInput = {
  ...nobody,
  targetRole: 'Product Manager',
  userType: 'transitioner',
  resume: resume({
    work: [
      job({
        name: 'St. Brendan Hospital',
        position: 'Registered Nurse',
        startDate: '2014-06',
        current: true,
        highlights: [
          'Care for eight patients a shift and hand over to the next team in writing',
          'Led the trial of a tablet for recording vital signs on two wards',
        ],
      }),
    ],
    sectionOrder: ['work'],
  }),
}

/** A senior front-end developer who looks at architecture. */
export const frontendSenior: PathInput = {
  ...nobody,
  targetRole: 'Solutions Architect',
  userType: 'professional',
  resume: resume({
    work: [
      job({
        name: 'Meadowgate Insurance',
        position: 'Senior Frontend Developer',
        startDate: '2021-04',
        current: true,
        highlights: [
          'Lead the move of a claims portal from AngularJS to React and TypeScript',
          'Introduced automated accessibility tests with axe and Playwright',
        ],
      }),
      job({
        name: 'Brightpixel',
        position: 'Frontend Developer',
        startDate: '2016-03',
        endDate: '2021-03',
        highlights: [
          'Built shop pages with JavaScript, HTML and CSS',
          'Wrote Jest tests for a component library',
        ],
      }),
    ],
    skills: [{ keywords: ['React', 'TypeScript', 'Next.js', 'Jest', 'Figma', 'Git'] }],
    sectionOrder: ['work', 'skills'],
  }),
}

/** A target role, and nothing else. */
export const withoutResume: PathInput = {
  ...nobody,
  targetRole: 'Security Engineer',
  userType: 'transitioner',
}
