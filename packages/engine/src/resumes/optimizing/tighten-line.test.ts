import { describe, expect, it } from 'vitest'
import { type LineToTighten, tightenLine } from './tighten-line.ts'

const tighten = (text: string, given: Partial<LineToTighten> = {}): string =>
  tightenLine({ text, kind: 'bullet', tense: 'past', names: [], ...given }).text

const turns = (rows: [string, string][]): void =>
  it.each(rows)('%s -> %s', (before, after) => {
    expect(tighten(before)).toBe(after)
  })

describe('a weak opening gives way to the verb behind it', () => {
  turns([
    ['Responsible for maintaining 40 servers', 'Maintained 40 servers'],
    ['Responsible for leading a team of 5', 'Led a team of 5'],
    ['I was responsible for building the shop', 'Built the shop'],
    ['Duties included answering phones and resolving tickets', 'Answered phones and resolved tickets'],
    ['Tasked with planning, writing and running the tests', 'Planned, wrote and ran the tests'],
    ['Responsible for the maintenance of printers', 'Maintained printers'],
    [
      'Responsible for the development and maintenance of the billing system',
      'Developed and maintained the billing system',
    ],
    ['Was maintaining the shop', 'Maintained the shop'],
    ['Developing the new site in React', 'Developed the new site in React'],
    ['Automating backups with cron', 'Automated backups with cron'],
    ['Managed to reduce downtime', 'Reduced downtime'],
    [
      'Responsible for reducing costs by automating and simplifying releases',
      'Reduced costs by automating and simplifying releases',
    ],
    ['My duties included overseeing and troubleshooting networks', 'Oversaw and troubleshot networks'],
  ])

  it('follows the job in its tense', () => {
    expect(tighten('Responsible for managing vendors', { tense: 'base' })).toBe('Manage vendors')
    expect(tighten('Maintains the wiki and writes guides', { isOver: true })).toBe(
      'Maintained the wiki and wrote guides',
    )
    expect(tighten('Maintains the wiki')).toBe('Maintains the wiki')
    expect(tighten('Maintains the wiki', { tense: 'base' })).toBe('Maintains the wiki')
  })
})

describe('a line stays unchanged if a verb might be a noun', () => {
  const lines = [
    'Responsible for networking equipment',
    'Responsible for building maintenance',
    'Responsible for customer support',
    'In charge of the network',
    'Testing framework written in Python',
    'Support for 300 users',
    'Maintain servers and support users',
    'Managing director of a bakery',
    'Leading provider of software',
    'Using a list of hosts, checked backups',
    'Having 6 years of experience with Oracle',
  ]
  it.each(lines)('%s', (line) => {
    expect(tighten(line)).toBe(line)
  })
})

describe('no claim is raised', () => {
  turns([
    ['Helped to migrate the data center', 'Helped migrate the data center'],
    ['Assisted with migrating the mail server', 'Assisted with migrating the mail server'],
    ['Participated in planning the move', 'Participated in planning the move'],
    ['Was involved in testing the release', 'Was involved in testing the release'],
    ['Worked on building a web shop', 'Worked on building a web shop'],
    ['We moved the shop to the cloud', 'We moved the shop to the cloud'],
    ['Tickets were resolved within a day', 'Tickets were resolved within a day'],
    [
      'Supported the lead developer with the help of two interns',
      'Supported the lead developer with the help of two interns',
    ],
  ])
})

describe('first person, filler and repetition go', () => {
  turns([
    ['I built the portal and I trained my team', 'Built the portal and trained the team'],
    ['Successfully moved the shop in order to cut costs', 'Moved the shop to cut costs'],
    ['Utilised Excel for various reports on a weekly basis', 'Used Excel for reports weekly'],
    ['Kept the the wiki up to date', 'Kept the wiki up to date'],
    ['Used Word, Excel, etc.', 'Used Word, Excel'],
    ['Designed & built a very important tool', 'Designed and built an important tool'],
    ['wrote  the docs , and tested them', 'Wrote the docs, and tested them'],
  ])

  it('leaves a line alone if an "I" cannot be removed cleanly', () => {
    expect(tighten('The team that I joined won the contract')).toBe('The team that I joined won the contract')
  })

  it('drops praise before the noun of a summary', () => {
    expect(
      tighten('Highly motivated and detail-oriented engineer with two degrees.', { kind: 'prose' }),
    ).toBe('Engineer with two degrees.')
    expect(tighten('I am a hardworking clerk who plans shifts.', { kind: 'prose' })).toBe(
      'Clerk who plans shifts.',
    )
    expect(tighten('Organized events for 300 people.', { kind: 'prose' })).toBe(
      'Organized events for 300 people.',
    )
  })
})

describe('skills are written as their owners write them', () => {
  turns([
    ['Wrote javascript and postgres code', 'Wrote JavaScript and PostgreSQL code'],
    ['Watched traffic with Zeek', 'Watched traffic with Zeek'],
    ['Rolled out CodeDeploy', 'Rolled out CodeDeploy'],
    ['Read https://example.com/javascript/very first', 'Read https://example.com/javascript/very first'],
    ['Called run_javascript() on start', 'Called run_javascript() on start'],
    ['Wrote the "very fast javascript" guide', 'Wrote the "very fast javascript" guide'],
  ])

  it('leaves the names of employers and products alone', () => {
    const names = ['Very Good Books', 'javascript Weekly', 'Ridge & sons']
    expect(tighten('Edited javascript Weekly for Very Good Books and Ridge & sons', { names })).toBe(
      'Edited javascript Weekly for Very Good Books and Ridge & sons',
    )
  })
})

it('describes what was changed', () => {
  const { changes } = tightenLine({
    text: 'I was responsible for successfully maintaining postgres',
    kind: 'bullet',
    tense: 'past',
    names: [],
  })
  expect(changes).toEqual([
    'First person removed',
    'Verb first',
    'Filler removed',
    'Skill names written in full spelling',
  ])
})
