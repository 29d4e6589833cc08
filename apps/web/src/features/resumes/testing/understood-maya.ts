import type { ResumeDocument } from '@nextrung/contract/resume-document'

/** An understood document with every field filled, and a few precise values that no form shows. */
export const understoodDocument: ResumeDocument = {
  basics: {
    name: 'maya okafor',
    label: 'IT Support Specialist',
    email: 'maya.okafor@example.com',
    phone: '(919) 555-0142',
    location: { city: 'Raleigh', region: 'NC' },
    profiles: [{ network: 'GitHub', username: 'maya-okafor' }],
    summary: 'IT support specialist with seven years in healthcare.',
  },
  work: [
    {
      name: 'Brightwater Clinics',
      position: 'IT Support Specialist',
      startDate: '2021-03-15',
      current: true,
      dateText: '15 March 2021 to now',
      url: 'https://brightwater.example.com',
      highlights: ['Did the SSO rollout', 'Wrote PowerShell scripts'],
    },
    {
      name: 'Carolina Freight',
      position: 'Help Desk Technician',
      dateText: 'Summer of 2019',
      highlights: ['Resolved 40 tickets a week'],
    },
  ],
  projects: [],
  skills: [{ name: 'Systems', keywords: ['Active Directory', 'Networking (TCP/IP, DNS)'] }],
  education: [
    {
      institution: 'Wake Example College',
      studyType: 'Associate',
      area: 'Information Technology',
      endDate: '2019',
      courses: ['Networks 1'],
      highlights: [],
    },
  ],
  certificates: [{ name: 'CompTIA Security+', date: 'Spring 2024', url: 'https://example.com/cert' }],
  languages: [{ language: 'Igbo', fluency: 'Native' }],
  other: [{ heading: 'Volunteering', lines: ['Food bank, computer repair', 'CCNA'] }],
  sectionOrder: ['summary', 'work', 'skills', 'education', 'certificates', 'languages', 'other'],
}
