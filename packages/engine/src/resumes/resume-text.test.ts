import { describe, expect, it } from 'vitest'
import { makeDocument, makeJob } from './optimizing/testing/make-parsed-resume.ts'
import { formatDateRange, resumeText } from './resume-text.ts'

describe('a date range', () => {
  it.each([
    [{ startDate: '2021-03', current: true }, 'Mar 2021 – Present'],
    [{ startDate: '2019', endDate: '2021' }, '2019 – 2021'],
    [{ startDate: '2019-06-15', endDate: '2021-02' }, 'Jun 2019 – Feb 2021'],
    [{ endDate: '2019' }, '2019'],
    [{ startDate: '2024-06', endDate: '2024-06' }, 'Jun 2024'],
    [{ dateText: 'for two summers' }, 'for two summers'],
    [{ current: true }, 'Present'],
    [{}, ''],
  ])('%o is "%s"', (range, text) => {
    expect(formatDateRange(range)).toBe(text)
  })
})

it('reads as a resume when shown alone', () => {
  const document = makeDocument({
    basics: {
      name: 'Maya Okafor',
      label: 'IT Support Specialist',
      email: 'maya.okafor@example.com',
      phone: '(919) 555-0142',
      location: { city: 'Raleigh', region: 'NC' },
      summary: 'Runs identity and access for a clinic.',
      profiles: [{ network: 'GitHub', url: 'https://github.example.com/maya' }],
    },
    work: [makeJob({ location: 'Raleigh', highlights: ['Moved 310 staff to single sign-on', ''] })],
    projects: [
      { name: 'Home lab', startDate: '2022', highlights: ['Built a firewall'], keywords: ['pfSense'] },
    ],
    skills: [{ name: 'Systems', keywords: ['Linux', 'Azure'] }, { keywords: ['Splunk'] }],
    education: [
      {
        studyType: 'Associate of Applied Science',
        area: 'Information Technology',
        institution: 'Wake College',
        endDate: '2019',
        score: 'GPA 3.8',
        courses: [],
        highlights: [],
      },
    ],
    certificates: [{ name: 'CompTIA Security+', date: '2024-05' }],
    languages: [{ language: 'English', fluency: 'native' }, { language: 'Igbo' }],
    other: [{ heading: 'Volunteering', lines: ['Fixes laptops for a school'] }],
    sectionOrder: ['summary', 'skills', 'work'],
  })
  expect(resumeText(document)).toBe(`Maya Okafor
IT Support Specialist
Raleigh, NC | maya.okafor@example.com | (919) 555-0142 | https://github.example.com/maya

SUMMARY
Runs identity and access for a clinic.

SKILLS
Systems: Linux, Azure
Splunk

EXPERIENCE
IT Support Specialist, Brightwater Clinics | Raleigh | Mar 2019 – Feb 2021
• Moved 310 staff to single sign-on

PROJECTS
Home lab | 2022
• Built a firewall
pfSense

EDUCATION
Associate of Applied Science, Information Technology, Wake College | 2019
GPA 3.8

CERTIFICATES
CompTIA Security+, May 2024

LANGUAGES
English: native
Igbo

VOLUNTEERING
Fixes laptops for a school`)
})

it('is empty for an empty document', () => {
  expect(resumeText(makeDocument())).toBe('')
})
