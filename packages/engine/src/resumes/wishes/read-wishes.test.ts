import type { TargetRole } from '@nextrung/contract/roles'
import { describe, expect, it } from 'vitest'
import type { Wishes } from '../wish-model/wish.ts'
import { readWishes } from './read-wishes.ts'
import { feedbackResume } from './testing/feedback-resume.ts'
import {
  helpDesk,
  hobbies,
  loginsLine,
  phone,
  powershellLine,
  sentences,
  shorter,
  skill,
  topic,
} from './testing/feedback-sentences.ts'

const read = (feedback: string, earlier?: Wishes) =>
  readWishes({ feedback, document: feedbackResume(), targetRole: undefined, ...(earlier ? { earlier } : {}) })

describe('a single wish', () => {
  it.each(sentences)('“%s”', (feedback, wishes) => {
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

  it('is the given one if the words name none', () => {
    const reading = readWishes({
      feedback: 'shorter',
      document: feedbackResume(),
      targetRole: 'Mobile Developer',
    })
    expect(reading.targetRole).toBe('Mobile Developer')
  })

  it('is reported as unknown if there is no such role', () => {
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
  it.each(facts)('“%s” is left for the person to correct', (feedback) => {
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

it.each(refused)('“%s” is not followed, and the reason says what to do', (feedback, reason) => {
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

it.each(idle)('“%s” is kept, with a note that nothing had to change', (feedback, wishes, reason) => {
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

  it('are followed if possible, alongside ones that are not', () => {
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

  it('can be withdrawn by name', () => {
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
