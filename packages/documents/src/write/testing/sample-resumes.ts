import { emptyResume } from '@nextrung/contract/empty-resume'
import type { ResumeDocument } from '@nextrung/contract/resume-document'

/** A resume with the given parts; the rest is empty. */
export function makeResume(parts: Partial<ResumeDocument> = {}): ResumeDocument {
  return { ...emptyResume(), ...parts }
}

/** Has every field of the contract, in English, on one page. */
export const fullResume = makeResume({
  basics: {
    name: 'Tamsin Okafor',
    label: 'Backend engineer',
    email: 'tamsin.okafor@example.com',
    phone: '+1 (212) 555-0142',
    url: 'https://tamsin.example.com/',
    location: { text: 'Brooklyn, NY' },
    profiles: [
      { network: 'GitHub', username: 'tokafor', url: 'https://github.example.com/tokafor' },
      { network: 'Mastodon', username: '@tamsin@social.example.com' },
    ],
    summary:
      'Backend engineer with seven years of payment and logistics systems in Go and PostgreSQL. Comfortable being on call for what I ship, and at my best untangling slow, fragile services that the business depends on.',
  },
  work: [
    {
      position: 'Senior Backend Engineer',
      name: 'Harbor Freightways',
      location: 'New York, NY',
      url: 'https://harbor.example.com',
      startDate: '2021-03',
      current: true,
      summary: 'Lead of the four-person team that owns booking and settlement.',
      highlights: [
        'Cut p95 latency of the booking API from 900 ms to 140 ms by replacing per-row lookups with two batched queries and a read-through cache.',
        'Moved settlement from nightly scripts to an idempotent queue; failed payouts fell from 2.1% to 0.3% in a quarter.',
        'Wrote the runbooks and alerts the whole engineering group now uses, and halved pages per week.',
        'Mentored three engineers; two have since been promoted.',
      ],
    },
    {
      position: 'Software Engineer',
      name: 'Ferrous Labs',
      location: 'Remote',
      startDate: '2018-06',
      endDate: '2021-02',
      highlights: [
        'Built the ingestion service for 40 million sensor readings a day in Go and Kafka, with zero data loss across two region failovers.',
        'Reduced the AWS bill by $18,000 a month by moving cold partitions to object storage.',
        'Introduced contract tests between nine services, which caught 31 breaking changes before release in the first year.',
      ],
    },
    {
      position: 'Junior Developer',
      name: 'City Library Network',
      dateText: 'Summer 2017 until spring 2018',
      highlights: [
        'Rewrote the catalogue search used by 60 branches and made it usable by keyboard and screen reader.',
      ],
    },
  ],
  projects: [
    {
      name: 'pgtrail',
      description: 'Audit log for PostgreSQL that needs no triggers on the audited tables.',
      url: 'https://github.example.com/tokafor/pgtrail',
      startDate: '2022',
      endDate: '2024',
      highlights: ['Used in production by eleven companies; 1,900 stars.'],
      keywords: ['Go', 'logical replication', 'PostgreSQL'],
    },
  ],
  skills: [
    { name: 'Languages', keywords: ['Go', 'SQL', 'Python', 'C#', 'C++'] },
    { name: 'Infrastructure', keywords: ['PostgreSQL', 'Kafka', 'Kubernetes', 'Terraform', 'AWS'] },
    { keywords: ['Technical writing', 'Incident response'] },
  ],
  education: [
    {
      institution: 'Hudson State University',
      studyType: 'BSc',
      area: 'Computer Science',
      location: 'Albany, NY',
      startDate: '2013-09',
      endDate: '2017-05',
      score: '3.8/4.0',
      courses: ['Distributed Systems', 'Compilers'],
      highlights: ["Dean's list in six of eight terms."],
    },
  ],
  certificates: [
    { name: 'Certified Kubernetes Administrator', issuer: 'Cloud Guild', date: '2023-05-11' },
    {
      name: 'Professional Data Engineer',
      issuer: 'Cloud Guild',
      date: '2022',
      url: 'https://certs.example.com/4711',
    },
  ],
  languages: [
    { language: 'English', fluency: 'native' },
    { language: 'Igbo', fluency: 'conversational' },
    { language: 'French' },
  ],
  other: [
    {
      heading: 'Talks',
      lines: ['Queues that do not lie, GopherMeet 2023', 'The cost of a retry, DataNorth 2022'],
    },
    { heading: 'Interests', lines: ['Open-water swimming, choral singing'] },
  ],
  sectionOrder: ['summary', 'work', 'projects', 'skills', 'education'],
})

/** Long enough for two pages. */
export const longResume = makeResume({
  ...fullResume,
  work: [
    ...fullResume.work.slice(0, 2),
    ...['Northgate Insurance', 'Quillstone Media', 'Ardent Robotics', 'Pell & Daughters'].map(
      (name, index) => ({
        name,
        position: index % 2 === 0 ? 'Software Engineer' : 'Systems Administrator',
        startDate: `${2016 - index * 2}-04`,
        endDate: `${2018 - index * 2}-05`,
        highlights: (fullResume.work[0]?.highlights ?? []).map(
          (line) => `${line.replace(/\.$/u, '')} at ${name}.`,
        ),
      }),
    ),
  ],
})
