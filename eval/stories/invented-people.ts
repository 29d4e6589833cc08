import { emptyResume } from '@nextrung/contract/empty-resume'
import type { ResumeDocument, ResumeEducation, ResumeWork } from '@nextrung/contract/resume-document'
import type { TargetRole } from '@nextrung/contract/roles'
import type { StoryInput } from '@nextrung/engine/story/story-input'

/** An invented person who tries what sample resumes rarely have: no IT past, no dates, no resume, one line. */
export type InventedPerson = {
  name: string
  role: TargetRole
  document?: ResumeDocument
  profile?: StoryInput['profile']
  told: StoryInput['told']
  language?: string
}

const nothingTold = { skills: [], courses: [] }

const job = (given: Partial<ResumeWork>): ResumeWork => ({ highlights: [], ...given })
const school = (given: Partial<ResumeEducation>): ResumeEducation => ({
  courses: [],
  highlights: [],
  ...given,
})
const resume = (given: Partial<ResumeDocument>): ResumeDocument => ({ ...emptyResume(), ...given })

export const inventedPeople: readonly InventedPerson[] = [
  {
    name: 'a barista with one SQL course',
    role: 'Data Engineer',
    told: { skills: ['SQL', 'Excel'], courses: ['SQL for Beginners'], years: 0 },
    document: resume({
      basics: { name: 'Imani Castellanos', profiles: [] },
      work: [
        job({
          position: 'Barista',
          name: 'Bluebird Coffee',
          startDate: '2021-04',
          current: true,
          highlights: [
            'Served about 200 guests per shift and kept the till exact',
            'Trained six new baristas on the register',
            'Ordered milk and beans every week and cut waste by 15%',
          ],
        }),
        job({
          position: 'Waitress',
          name: 'Harborview Grill',
          startDate: '2018-06',
          endDate: '2021-03',
          highlights: ['Took orders for up to 12 tables', 'Handled complaints from guests'],
        }),
      ],
      education: [
        school({ studyType: 'High School Diploma', institution: 'Eastfield High School', endDate: '2018' }),
      ],
    }),
  },
  {
    name: 'a backend developer of six years',
    role: 'Backend Developer',
    told: { ...nothingTold, years: 6 },
    document: resume({
      basics: { name: 'Tomasz Brightwell', profiles: [] },
      work: [
        job({
          position: 'Senior Backend Developer',
          name: 'Northwind Freight',
          startDate: '2022-02',
          current: true,
          highlights: [
            'Designed the tracking API in Go and PostgreSQL, used by 40 carriers',
            'Cut the median response time from 480 ms to 120 ms',
            'Mentor two junior developers',
          ],
        }),
        job({
          position: 'Backend Developer',
          name: 'Lumen Ledger',
          startDate: '2020-01',
          endDate: '2022-01',
          highlights: [
            'Built the invoicing service with Java and Spring Boot',
            'Wrote 300 integration tests',
          ],
        }),
      ],
      skills: [{ keywords: ['Go', 'Java', 'PostgreSQL', 'Docker', 'Kafka', 'Git'] }],
      education: [
        school({
          studyType: 'Bachelor of Science',
          area: 'Computer Science',
          institution: 'Lakeshore University',
          endDate: '2019',
        }),
      ],
    }),
  },
  {
    name: 'a nurse with seven jobs and certificates',
    role: 'Security Engineer',
    told: nothingTold,
    document: resume({
      basics: { name: 'Ọlámidé Þórsdóttir', profiles: [] },
      work: [
        ['Charge Nurse', 'St. Brigid Hospital', '2022-05', undefined],
        ['Registered Nurse', 'Mercy North Clinic', '2019-01', '2022-04'],
        ['Registered Nurse', 'Valley Care', '2017-03', '2018-12'],
        ['Nursing Assistant', 'Valley Care', '2015-06', '2017-02'],
        ['Receptionist', 'Dr. Amari Practice', '2014-01', '2015-05'],
        ['Cashier', 'Greenmart', '2013-02', '2013-11'],
        ['Volunteer', 'City Shelter', '2012', '2012'],
      ].map(([position, name, startDate, endDate], at) =>
        job({
          ...(position && { position }),
          ...(name && { name }),
          ...(startDate && { startDate }),
          ...(endDate ? { endDate } : { current: true }),
          highlights:
            at === 0
              ? [
                  'Lead a ward team of nine on night shifts',
                  'Introduced a checklist that cut medication errors by a third',
                ]
              : at === 1
                ? ['Documented care for 25 patients a day in Epic']
                : [],
        }),
      ),
      certificates: [{ name: 'CompTIA Security+', date: '2025-08' }, { name: 'CompTIA Network+' }],
    }),
  },
  {
    name: 'a teacher without dates',
    role: 'Frontend Developer',
    told: {
      skills: ['HTML', 'CSS', 'JavaScript'],
      courses: ['Responsive Web Design', 'JavaScript Algorithms'],
      years: 8,
    },
    document: resume({
      basics: {
        name: 'Ferenc Halloway',
        summary: 'I teach mathematics to 14-year-olds. I build small web pages for my classes.',
        profiles: [],
      },
      work: [
        job({
          position: 'Mathematics Teacher',
          name: 'Oak Hill School',
          highlights: [
            'Taught algebra to five classes',
            'Wrote the worksheets that the whole department uses',
          ],
        }),
      ],
      projects: [
        { name: 'Fraction Fair', highlights: ['Built a quiz page with HTML and JavaScript'], keywords: [] },
      ],
    }),
  },
  {
    name: 'an accountant whose lines are nouns',
    role: 'Data Scientist',
    told: { skills: ['Python'], courses: [], years: 20 },
    document: resume({
      basics: { name: 'Priyanka Oduya-Lindqvist', profiles: [] },
      work: [
        job({
          position: 'Accountant',
          name: 'Ridge & Sons',
          startDate: '2018',
          endDate: '2024',
          highlights: ['Monthly closing for three branches', 'Tax returns and audits'],
        }),
      ],
      skills: [{ keywords: ['Excel', 'SAP'] }],
    }),
  },
  {
    name: 'a person with a profile and no resume',
    role: 'Cloud Engineer',
    told: nothingTold,
    profile: {
      displayName: 'Rosalie Abernathy',
      professionalTitle: 'IT Support Specialist',
      bio: 'I look after laptops and accounts for a school district.',
      skills: ['Windows Server', 'Active Directory'],
      certifications: ['CompTIA A+'],
      workHistory: [
        {
          position: 'IT Support Specialist',
          company: 'Fairmont Schools',
          startDate: '2020-08',
          endDate: 'Present',
          description: 'Set up 400 laptops every summer\nAnswer about 30 tickets a day',
        },
      ],
      education: [
        {
          degree: 'Associate of Science',
          institution: 'Fairmont College',
          graduationYear: 2020,
          field: 'Networking',
        },
      ],
    },
  },
  {
    name: 'a person who only told skills',
    role: 'Full Stack Developer',
    told: { skills: ['HTML', 'CSS', 'Git'], courses: ['The Web Developer Bootcamp'], years: 0 },
  },
  {
    name: 'a German bookseller',
    role: 'Software Engineer',
    language: 'de',
    told: nothingTold,
    document: resume({
      basics: { name: 'Jürgen Weißenfels', profiles: [] },
      work: [
        job({
          position: 'Buchhändler',
          name: 'Bücherstube am Markt',
          startDate: '2016-09',
          current: true,
          highlights: ['Beratung der Kundschaft und Kassenführung', 'Aufbau des Onlineshops mit WooCommerce'],
        }),
      ],
      skills: [{ keywords: ['Python', 'HTML'] }],
    }),
  },
  {
    name: 'a founder with odd titles and a gap',
    role: 'Product Manager',
    told: nothingTold,
    document: resume({
      basics: { name: 'DELPHINE MARCHETTI', profiles: [] },
      work: [
        job({
          position: 'Head of Operations',
          name: 'Cartwheel',
          startDate: '2023-09',
          current: true,
          highlights: [
            'Run the weekly planning for 14 people',
            'Launched the returns portal in three countries',
          ],
        }),
        job({
          position: 'Co-Founder & Everything Else',
          name: 'Tidepool (closed)',
          startDate: '2015',
          endDate: '2019-11',
          highlights: [
            'Interviewed 80 customers before the first release',
            'Awarded the regional start-up prize',
          ],
        }),
        job({ position: 'Intern', name: 'Hartmann AG', startDate: '2014-03', endDate: '2014-08' }),
      ],
    }),
  },
  {
    name: 'a student with one line',
    role: 'Machine Learning Engineer',
    told: nothingTold,
    document: resume({
      basics: { name: 'Bao', profiles: [] },
      education: [
        school({
          studyType: 'Bachelor of Science',
          area: 'Statistics',
          institution: 'Pinecrest University',
          startDate: '2024-09',
          current: true,
          courses: ['Linear Algebra', 'Probability'],
        }),
      ],
      projects: [
        {
          name: 'Bird Call Finder',
          highlights: ['Trained a small classifier in Python on 2,000 recordings'],
          keywords: ['Python'],
        },
      ],
    }),
  },
]
