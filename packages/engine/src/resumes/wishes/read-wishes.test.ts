import type { TargetRole } from '@nextrung/contract/roles'
import { describe, expect, it } from 'vitest'
import type { Wishes, WishTarget } from '../resume-model.ts'
import { readWishes } from './read-wishes.ts'
import { feedbackResume } from './testing/feedback-resume.ts'

const read = (feedback: string, earlier?: Wishes) =>
  readWishes({ feedback, document: feedbackResume(), targetRole: undefined, ...(earlier ? { earlier } : {}) })

const helpDesk: WishTarget = {
  kind: 'entry',
  list: 'work',
  name: 'Help Desk Technician, Carolina Freight',
  start: '2017-06',
}
const barista: WishTarget = { kind: 'entry', list: 'work', name: 'Barista, Corner Coffee', start: '2011-01' }
const harborview: WishTarget = {
  kind: 'entry',
  list: 'work',
  name: 'Systems Administrator, Harborview Logistics',
  start: '2021-03',
}
const homeLab: WishTarget = { kind: 'entry', list: 'projects', name: 'Home Lab' }
const budget: WishTarget = { kind: 'entry', list: 'projects', name: 'Budget Tracker' }
const line = (text: string, job: typeof helpDesk): WishTarget => ({
  kind: 'line',
  text,
  ...(job.kind === 'entry' ? { entry: job.name } : {}),
})
const powershellLine = line('Write PowerShell scripts that disable stale accounts', harborview)
const ansibleLine = line('Patch 120 Linux servers each month with Ansible', harborview)
const loginsLine = line('Replaced shared warehouse logins with named accounts', helpDesk)
const ticketsLine = line('Resolved about 40 tickets a week across three sites', helpDesk)
const chairsLine = line('Order chairs for the office', harborview)
const splunkLine = line('Watch Splunk alerts and escalate suspected incidents', harborview)
const printersLine = line("Couldn't keep the old print server, so moved 40 printers to the cloud", harborview)
const skill = (name: string): WishTarget => ({ kind: 'skill', name })
const topic = (words: string): WishTarget => ({ kind: 'topic', words })
const phone: WishTarget = { kind: 'contact', field: 'phone' }
const location: WishTarget = { kind: 'contact', field: 'location' }
const hobbies: WishTarget = { kind: 'section', section: 'other', heading: 'Hobbies' }
const summary: WishTarget = { kind: 'section', section: 'summary' }
const everything: WishTarget = { kind: 'everything' }
const shorter: Wishes = { mostLines: 11, summarySentences: 2 }

const table: [string, Wishes][] = [
  ['Make it shorter', shorter],
  ['Can you make this more concise?', shorter],
  ["It's too long.", shorter],
  ['Use fewer bullet points', shorter],
  ['Please shorten it a bit', { mostLines: 14, summarySentences: 2 }],
  ['much shorter please', { mostLines: 8, summarySentences: 1 }],
  ['Cut it in half', { mostLines: 8, summarySentences: 1 }],
  ['Make the summary shorter', { summarySentences: 2 }],
  ['A summary of one sentence', { summarySentences: 1 }],
  ['shorten the help desk job', { limits: [{ target: helpDesk, lines: 2 }] }],
  ['Limit the Harborview job to two bullets', { limits: [{ target: harborview, lines: 2 }] }],
  ['Keep it to one page', { mostPages: 1 }],
  ['At most 3 bullets per job', { mostLinesPerJob: 3 }],
  ['Three bullets for each job, please', { mostLinesPerJob: 3 }],
  ['fewer than 4 bullets a job', { mostLinesPerJob: 3 }],
  ['Lead with the Splunk work', { emphasise: [topic('Splunk')] }],
  ['Emphasize Python', { emphasise: [skill('Python')] }],
  ['focus on Kubernetes and Python', { emphasise: [skill('Kubernetes'), skill('Python')] }],
  ['More about Splunk', { emphasise: [skill('Splunk')] }],
  ['put more emphasis on PowerShell', { emphasise: [skill('PowerShell')] }],
  ['I want the Home Lab project to stand out', { emphasise: [homeLab] }],
  ['lead with "Patch 120 Linux servers"', { emphasise: [ansibleLine] }],
  ['Put Splunk first in skills', { emphasise: [skill('Splunk')] }],
  ['Lead with projects', { sections: [{ section: 'projects', to: 'first' }] }],
  ['highlight my certifications', { sections: [{ section: 'certificates', to: 'early' }] }],
  ['downplay the barista job', { playDown: [barista] }],
  ['less about Excel', { playDown: [skill('Excel')] }],
  ['leave out the barista job', { leaveOut: [barista] }],
  ["The barista job isn't relevant anymore", { leaveOut: [barista] }],
  ['drop the coffee job because it is not relevant', { leaveOut: [barista] }],
  ['remove my first job', { leaveOut: [barista] }],
  ['Only show the last 2 jobs', { leaveOut: [barista] }],
  ['Remove my phone number and address', { leaveOut: [phone, location] }],
  ['no photo, no address, no hobbies', { leaveOut: [location, hobbies] }],
  ["I don't want my address on it", { leaveOut: [location] }],
  ["drop the help desk job's second bullet", { leaveOut: [loginsLine] }],
  ['remove bullet 2 of the help desk job', { leaveOut: [loginsLine] }],
  ['drop the first two bullets of the Carolina Freight job', { leaveOut: [ticketsLine, loginsLine] }],
  ['remove the line about chairs', { leaveOut: [chairsLine] }],
  ['The budget tracker project can go', { leaveOut: [budget] }],
  ["Don't mention Excel", { leaveOut: [skill('Excel')] }],
  ['remove everything about Excel', { leaveOut: [topic('Excel')] }],
  ['take the LinkedIn link out', { leaveOut: [{ kind: 'profile', network: 'LinkedIn' }] }],
  ['Leave out jobs before 2015', { leaveOut: [{ kind: 'jobs-before', year: 2015 }] }],
  ['remove everything older than 10 years', { leaveOut: [{ kind: 'jobs-older', years: 10 }] }],
  ['hide my GPA', { leaveOut: [{ kind: 'education-part', part: 'score' }] }],
  ['remove the graduation dates', { leaveOut: [{ kind: 'education-part', part: 'dates' }] }],
  ['no summary', { leaveOut: [summary] }],
  ['Put education first', { sections: [{ section: 'education', to: 'first' }] }],
  ['Education before experience', { sections: [{ section: 'education', to: 'before', anchor: 'work' }] }],
  [
    'Could the education come before my experience?',
    { sections: [{ section: 'education', to: 'before', anchor: 'work' }] },
  ],
  [
    'put projects at the bottom, skills at the top',
    {
      sections: [
        { section: 'projects', to: 'last' },
        { section: 'skills', to: 'first' },
      ],
    },
  ],
  ['Sort the jobs by date, oldest first', { jobOrder: 'oldest-first' }],
  ['keep my own order of the bullets', { lineOrder: 'as-written' }],
  ['More formal please', { tone: 'formal' }],
  ['make it sound more professional', { tone: 'formal' }],
  ['Get rid of the buzzwords', { tone: 'plain' }],
  ['Not so formal please', { tone: 'plain' }],
  ['Keep the PowerShell line as it is', { keep: [powershellLine] }],
  ['leave the summary alone', { keep: [summary] }],
  ["Don't reword anything", { keep: [everything] }],
  [
    'keep everything as it was',
    {
      keep: [everything],
      longer: true,
      jobOrder: 'as-written',
      lineOrder: 'as-written',
      sectionOrder: 'as-written',
    },
  ],
  ['Make it shorter but keep the Splunk bullets', { ...shorter, stay: [splunkLine] }],
  ["don't drop the printers bullet", { stay: [printersLine] }],
  ['Bitte mach es kürzer', shorter],
  ['Telefonnummer weglassen', { leaveOut: [phone] }],
  ['Ausbildung zuerst', { sections: [{ section: 'education', to: 'first' }] }],
  ['plus court', shorter],
  ['plus formel, svp', { tone: 'formal' }],
  ['formation en premier', { sections: [{ section: 'education', to: 'first' }] }],
  ['más corto', shorter],
  ['quita la dirección', { leaveOut: [location] }],
]

describe('a single wish', () => {
  it.each(table)('“%s”', (feedback, wishes) => {
    const reading = read(feedback)
    expect(reading.wishes).toEqual(wishes)
    expect(reading.notFollowed).toEqual([])
    expect(reading.understood).not.toEqual([])
  })
})

const roles: [string, TargetRole][] = [
  ["I'm aiming at SRE roles", 'Site Reliability Engineer (SRE)'],
  ['I want to become a DevOps engineer', 'DevOps Engineer'],
  ['Tailor it for data engineer positions', 'Data Engineer'],
  ['target role: cloud engineer', 'Cloud Engineer'],
  ["I'm looking for a job in data science", 'Data Scientist'],
  ['Focus on security engineer roles', 'Security Engineer'],
  ['Rewrite my resume for a product manager role', 'Product Manager'],
  ['switch to full stack', 'Full Stack Developer'],
]

describe('a target role in the words', () => {
  it.each(roles)('“%s” is %s', (feedback, role) => {
    const reading = readWishes({ feedback, document: feedbackResume(), targetRole: 'Mobile Developer' })
    expect(reading.targetRole).toBe(role)
    expect(reading.wishes).toEqual({})
  })

  it('is the given one when the words name none', () => {
    const reading = readWishes({
      feedback: 'shorter',
      document: feedbackResume(),
      targetRole: 'Mobile Developer',
    })
    expect(reading.targetRole).toBe('Mobile Developer')
  })

  it('is said to be unknown when no such role is there', () => {
    const { notFollowed, targetRole } = read('I am applying for a job as a pastry chef')
    expect(targetRole).toBeUndefined()
    expect(notFollowed[0]?.reason).toContain('list of target roles')
  })
})

const facts = [
  'change my title to Senior Engineer',
  'add AWS to my skills',
  'say I led the team',
  'write that I have 10 years of experience',
  'I also know Terraform',
  'Make me sound more senior',
  'Correct the date of the Harborview job to 2020',
  'I led a team of five at Harborview',
  'Replace barista with coffee manager',
  'my phone number is wrong',
]

describe('a change of fact', () => {
  it.each(facts)('“%s” is left to the person’s own correction', (feedback) => {
    const { wishes, notFollowed } = read(feedback)
    expect(wishes).toEqual({})
    expect(notFollowed).toEqual([
      {
        words: feedback,
        reason: expect.stringContaining('Use Correct what was understood to add it yourself.'),
      },
    ])
  })
})

const refused: [string, RegExp][] = [
  ['make it better', /not clear/],
  ['asdf qwer', /not clear/],
  ['chronological order', /oldest first/],
  ['in first person please', /without “I”/],
  ['Use a blue font', /beside the download/],
  ['translate it to German', /translated/],
  ['emphasize my Rust experience', /says nothing of/],
  ['remove my Cobol skills', /speaks of/],
  ['remove the Excel line', /2 lines speak of “Excel”/],
  ['drop the second bullet', /which job/],
  ['add more numbers', /Only you know/],
  ['looks great', /no change/],
  ['bring back the help desk job', /was not left out/],
]

it.each(refused)('“%s” is not followed, and the reason helps on', (feedback, reason) => {
  const { wishes, notFollowed } = read(feedback)
  expect(wishes).toEqual({})
  expect(notFollowed).toHaveLength(1)
  expect(notFollowed[0]?.reason).toMatch(reason)
})

const idle: [string, Wishes, RegExp][] = [
  ['2 pages max', { mostPages: 2 }, /no more than 2 pages as it is/],
  ['Make it longer', { longer: true }, /only you can add/],
  ['at most 9 bullets per job', { mostLinesPerJob: 9 }, /No job has more than 9 lines/],
  [
    'leave out jobs before 1990',
    { leaveOut: [{ kind: 'jobs-before', year: 1990 }] },
    /does not have the jobs/,
  ],
]

it.each(idle)('“%s” is held to, and it is said that nothing had to change', (feedback, wishes, reason) => {
  const reading = read(feedback)
  expect(reading.wishes).toEqual(wishes)
  expect(reading.notFollowed).toEqual([{ words: feedback, reason: expect.stringMatching(reason) }])
})

describe('several wishes', () => {
  it('are each understood in one text', () => {
    const reading = read(
      "Make it shorter, lead with the Splunk work, and drop the help desk job's second bullet. Keep the PowerShell line as it is. Put education first. More formal please. I'm aiming at SRE roles.",
    )
    expect(reading).toMatchObject({
      wishes: {
        ...shorter,
        emphasise: [topic('Splunk')],
        leaveOut: [loginsLine],
        keep: [powershellLine],
        sections: [{ section: 'education', to: 'first' }],
        tone: 'formal',
      },
      targetRole: 'Site Reliability Engineer (SRE)',
      notFollowed: [],
    })
    expect(reading.understood).toHaveLength(7)
  })

  it('are followed where they can be, beside ones that cannot', () => {
    const { wishes, notFollowed } = read('Leave out Excel and Cobol. Add AWS. Formal tone.')
    expect(wishes).toEqual({ leaveOut: [skill('Excel')], tone: 'formal' })
    expect(notFollowed.map(({ words }) => words)).toEqual(['Cobol', 'Add AWS'])
  })
})

describe('earlier wishes', () => {
  it('add up', () => {
    const first = read('leave out the hobbies').wishes
    expect(read('more formal', first).wishes).toEqual({ leaveOut: [hobbies], tone: 'formal' })
  })

  it('are taken back by name', () => {
    const earlier: Wishes = { leaveOut: [helpDesk, phone, hobbies] }
    expect(read('bring back the help desk job', earlier).wishes).toEqual({ leaveOut: [phone, hobbies] })
    expect(read('the phone number may stay', earlier).wishes).toEqual({ leaveOut: [helpDesk, hobbies] })
    expect(read('show the hobbies again', earlier).wishes).toEqual({ leaveOut: [helpDesk, phone] })
  })

  it('give way to a later one about the same thing', () => {
    expect(read('leave out Excel', { emphasise: [skill('Excel')] }).wishes).toEqual({
      leaveOut: [skill('Excel')],
    })
    expect(read('plain words', { tone: 'formal' }).wishes).toEqual({ tone: 'plain' })
  })

  it('about length end with a wish for more', () => {
    expect(read('longer again', { ...shorter, tone: 'formal' }).wishes).toEqual({
      longer: true,
      tone: 'formal',
    })
  })

  it('all end when everything is undone', () => {
    expect(read('undo everything', { ...shorter, leaveOut: [phone] }).wishes).toEqual({})
  })

  it('survive being stored as JSON', () => {
    const { wishes } = read('Shorter, leave out the hobbies, education first')
    expect(JSON.parse(JSON.stringify(wishes))).toEqual(wishes)
  })
})
