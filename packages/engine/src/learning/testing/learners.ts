import { emptyResume } from '@nextrung/contract/empty-resume'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { TargetRole } from '@nextrung/contract/roles'
import { getRole } from '@nextrung/knowledge/roles'
import type { PlanInput } from '../learner-input.ts'

const resume = (given: Partial<ResumeDocument>): ResumeDocument => ({ ...emptyResume(), ...given })

/** Somebody about whom nothing is known. */
export const stranger: PlanInput = {
  profile: { skills: [], certificates: [] },
  targetRole: 'Data Engineer',
  enrollments: [],
  marks: [],
  preferences: { hoursPerWeek: null, startsOn: null, order: [], skipped: [], topics: [] },
  today: '2026-11-23',
}

/** Service work and one SQL course. */
export const barista: PlanInput = {
  ...stranger,
  userType: 'transitioner',
  resume: resume({
    work: [
      {
        name: 'Copper Kettle Coffee',
        position: 'Barista',
        startDate: '2020-02',
        current: true,
        highlights: ['Serve about 300 guests on a Saturday morning'],
      },
    ],
    education: [
      { institution: 'Riverside Community College', courses: ['SQL for Beginners'], highlights: [] },
    ],
    sectionOrder: ['work', 'education'],
  }),
}

/** Ten years in front-end work, the last five of them as a senior. */
export const frontendSenior: PlanInput = {
  ...stranger,
  targetRole: 'Technical Lead',
  userType: 'professional',
  resume: resume({
    work: [
      {
        name: 'Meadowgate Insurance',
        position: 'Senior Frontend Developer',
        startDate: '2021-04',
        current: true,
        highlights: ['Lead the move of a claims portal from AngularJS to React and TypeScript'],
      },
      {
        name: 'Brightpixel',
        position: 'Frontend Developer',
        startDate: '2016-03',
        endDate: '2021-03',
        highlights: ['Built shop pages with JavaScript, HTML and CSS'],
      },
    ],
    skills: [{ keywords: ['React', 'TypeScript', 'Next.js', 'Jest', 'Figma', 'Git'] }],
    sectionOrder: ['work', 'skills'],
  }),
}

/** Nobody's skills, on the way to a role. */
export const beginnerFor = (targetRole: TargetRole): PlanInput => ({
  ...stranger,
  targetRole,
  userType: 'transitioner',
})

/** A senior of another role with that role's skills. */
export const seniorFor = (targetRole: TargetRole, from: TargetRole): PlanInput => ({
  ...stranger,
  targetRole,
  userType: 'professional',
  resume: resume({
    work: [
      {
        name: 'Meadowgate Insurance',
        position: `Senior ${from}`,
        startDate: '2016-03',
        current: true,
        highlights: [],
      },
    ],
    skills: [{ keywords: getRole(from).requiredSkills.map(({ skill }) => skill) }],
    sectionOrder: ['work', 'skills'],
  }),
})

/** Where a senior on the way to each role comes from. */
export const comesFrom: Record<TargetRole, TargetRole> = {
  'Software Engineer': 'Frontend Developer',
  'Frontend Developer': 'Backend Developer',
  'Backend Developer': 'Frontend Developer',
  'Full Stack Developer': 'Backend Developer',
  'DevOps Engineer': 'Backend Developer',
  'Cloud Engineer': 'DevOps Engineer',
  'Data Engineer': 'Backend Developer',
  'Data Scientist': 'Data Engineer',
  'Machine Learning Engineer': 'Data Scientist',
  'Site Reliability Engineer (SRE)': 'DevOps Engineer',
  'Security Engineer': 'Site Reliability Engineer (SRE)',
  'Mobile Developer': 'Frontend Developer',
  'Product Manager': 'Software Engineer',
  'Technical Project Manager': 'Technical Lead',
  'Solutions Architect': 'Backend Developer',
  'Technical Lead': 'Frontend Developer',
  'Engineering Manager': 'Technical Lead',
}
