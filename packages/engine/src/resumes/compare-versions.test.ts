import type { ResumeDocument, ResumeEvidence } from '@nextrung/contract/resume-document'
import { describe, expect, it } from 'vitest'
import { compareVersions, type Version } from './compare-versions.ts'
import { optimizeResume } from './optimize-resume.ts'
import { makeInput, mayaDocument } from './optimizing/testing/make-parsed-resume.ts'
import { resumeText } from './resume-text.ts'

const input = makeInput(mayaDocument())
const made = optimizeResume(input)

const makeVersion = (given: Partial<Version> & { id: number }): Version => ({
  version: given.id,
  document: made.document,
  evidence: made.evidence,
  text: made.text,
  skills: input.parsed.skills,
  ...given,
})
const first = makeVersion({ id: 1 })

type Edit = (document: ResumeDocument, evidence: ResumeEvidence) => void

const compareEdited = (edit: Edit, given: Partial<Version> = {}) => {
  const document = structuredClone(made.document)
  const evidence = structuredClone(made.evidence)
  edit(document, evidence)
  const newer = makeVersion({ id: 2, document, evidence, text: resumeText(document), ...given })
  return compareVersions({ older: first, newer })
}
const sentences = (edit: Edit, given: Partial<Version> = {}) => compareEdited(edit, given).contentChanges
const job = (document: ResumeDocument, at = 0) => {
  const found = document.work[at]
  if (!found) throw new Error(`no job ${at}`)
  return found
}
const here = 'Experience, IT Support Specialist, Brightwater Clinics'

it('finds nothing between two versions with the same content', () => {
  expect(compareEdited(() => undefined)).toEqual({
    skillsAdded: [],
    skillsRemoved: [],
    contentChanges: [],
    changes: [],
    olderId: 1,
    newerId: 2,
    scoreBefore: null,
    scoreAfter: null,
  })
})

it('names skills gained and lost in canonical spelling', () => {
  const skills = [...input.parsed.skills.filter((name) => name !== 'Python'), 'k8s', 'python 3']
  const { skillsAdded, skillsRemoved } = compareEdited(() => undefined, { skills: [...skills, 'K8s'] })
  expect(skillsAdded).toContain('Kubernetes')
  expect(skillsAdded.filter((name) => name === 'Kubernetes')).toHaveLength(1)
  expect([...skillsAdded, ...skillsRemoved]).not.toContain('Linux')
})

describe('a line', () => {
  it('that was reworded is shown before and after, with the reason that is new', () => {
    const { changes } = compareEdited((document, evidence) => {
      const at = job(document).highlights.findIndex((line) => line.includes('stale accounts'))
      job(document).highlights[at] = 'Wrote PowerShell scripts disabling stale accounts'
      const line = evidence[`/work/0/highlights/${at}`]
      if (line) line.changes = [...line.changes, 'You asked for it: shorter']
    })
    expect(changes).toEqual([
      {
        kind: 'reworded',
        where: here,
        what: '“Wrote PowerShell scripts that disable stale accounts” now reads “Wrote PowerShell scripts disabling stale accounts”.',
        why: 'You asked for it: shorter',
        before: 'Wrote PowerShell scripts that disable stale accounts',
        after: 'Wrote PowerShell scripts disabling stale accounts',
      },
    ])
  })

  it('that was removed says why, if the newer version knows', () => {
    const gone = job(made.document).highlights.find((line) => line.includes('stale')) ?? ''
    expect(
      sentences(
        (document) => {
          job(document).highlights = job(document).highlights.filter((line) => line !== gone)
        },
        { leftOut: [{ text: gone, why: 'You asked for it: leave out scripts' }] },
      ),
    ).toEqual([`${here}: “${gone}” was left out. Why: You asked for it: leave out scripts.`])
  })

  it('that moved is said to have moved, and the others not', () => {
    const lines = job(made.document).highlights
    const last = lines.at(-1) ?? ''
    const [only, ...rest] = sentences((document) => {
      job(document).highlights = [last, ...lines.slice(0, -1)]
    })
    expect(rest).toEqual([])
    expect(only).toMatch(
      /^Experience, IT Support Specialist, Brightwater Clinics: The line “.*” moved to the top\.$/,
    )
  })

  it('that moved and was reworded is found again by its words', () => {
    const { changes } = compareEdited((document) => {
      const [top = '', ...rest] = job(document).highlights
      job(document).highlights = [...rest, `${top} and for new staff`]
    })
    expect(changes?.map(({ kind }) => kind)).toEqual(['reworded', 'moved'])
  })
})

describe('a long line', () => {
  const long = `Kept the register of ${'all kinds of borrowed laptops, cables and keys, '.repeat(5)}and returned deposits`

  it('is quoted from shortly before the first word that differs', () => {
    const older = makeVersion({ id: 1, document: structuredClone(made.document) })
    const newer = makeVersion({ id: 2, document: structuredClone(made.document) })
    for (const [version, end] of [
      [older, ''],
      [newer, ' weekly'],
    ] as const)
      if (version.document) job(version.document).highlights = [`${long}${end}`]
    expect(compareVersions({ older, newer }).contentChanges).toEqual([
      `${here}: “… and keys, and returned deposits” now reads “… and keys, and returned deposits weekly”.`,
    ])
  })

  it('that differs in spaces only is the same', () => {
    expect(
      sentences((document) => {
        job(document).highlights = job(document).highlights.map((line) => line.replace(' ', '  '))
      }),
    ).toEqual([])
  })
})

describe('an entry', () => {
  it('that was corrected by hand is called corrected and comes before rewording', () => {
    const { changes } = compareEdited((document, evidence) => {
      job(document).name = 'Brightwater Hospitals'
      evidence['/work/0/name'] = {
        mark: 'kept',
        sources: [{ page: 0, line: 0, text: 'Brightwater Hospitals', by: 'person' }],
        changes: [],
      }
      job(document, 1).highlights[0] = `${job(document, 1).highlights[0]} each week`
    })
    expect(changes?.map(({ kind, what, why }) => [kind, what, why])[0]).toEqual([
      'corrected',
      'Employer: “Brightwater Clinics” now reads “Brightwater Hospitals”.',
      'You corrected it by hand',
    ])
    expect(changes).toHaveLength(2)
  })

  it('that was corrected in both versions is not repeated', () => {
    const source = { page: 0, line: 0, text: 'Resolved tickets', by: 'person' as const }
    const evidence: ResumeEvidence = {
      '/work/1/highlights/0': { mark: 'kept', sources: [source], changes: [] },
    }
    const change = (text: string) => {
      const document = structuredClone(made.document)
      job(document, 1).highlights = [text]
      return document
    }
    const { changes } = compareVersions({
      older: makeVersion({ id: 1, document: change('Resolved tickets at three sites'), evidence }),
      newer: makeVersion({ id: 2, document: change('Resolved tickets at 3 sites'), evidence }),
    })
    expect(changes?.map(({ kind }) => kind)).toEqual(['reworded'])
  })

  it('that is new or gone is one change with the number of its lines', () => {
    expect(
      sentences((document) => {
        document.work.splice(1, 1)
        document.projects.push({
          name: 'Roster planner',
          highlights: ['Built it', 'Showed it'],
          keywords: [],
        })
      }),
    ).toEqual([
      'Experience: “Help Desk Technician, Carolina Freight” was left out with 3 lines.',
      'Projects: “Roster planner” was added with 2 lines.',
    ])
  })

  it('that changed places is found again', () => {
    expect(sentences(({ work }) => work.reverse())).toEqual([
      'Experience: “Help Desk Technician, Carolina Freight” now stands before “IT Support Specialist, Brightwater Clinics”.',
    ])
  })

  it('of a completely replaced section is described in one sentence', () => {
    expect(
      sentences((document) => {
        document.work = [{ position: 'Pastry Chef', name: 'Golden Whisk', highlights: ['Baked tarts'] }]
      }),
    ).toEqual(['Experience: All 2 entries were replaced by one: Pastry Chef, Golden Whisk.'])
  })
})

it('says which section has moved', () => {
  expect(
    sentences((document) => {
      document.sectionOrder = ['education', ...document.sectionOrder.filter((name) => name !== 'education')]
    }),
  ).toEqual([expect.stringMatching(/^Sections: Education now stands before /)])
})

it('tells of the skills list what was added, left out, spelled otherwise and put first', () => {
  const all = sentences((document) => {
    document.skills = [
      { keywords: ['Kubernetes', 'Linux', 'Splunk', 'MS Office', 'Azure', 'Windows PowerShell'] },
    ]
  })
  expect(all.join('\n')).toContain('Skills: Kubernetes was added to the list.')
  expect(all.join('\n')).toContain('left out of the list.')
  expect(all.join('\n')).toContain(
    'The skills stand in another order; Kubernetes, Linux and Splunk come first now.',
  )
})

it('lists at most 40 changes; the last one counts the rest', () => {
  const { changes, contentChanges } = compareEdited((document) => {
    job(document).highlights = Array.from(
      { length: 60 },
      (_, at) => `Deed${at} number${at} thing${at} place${at}`,
    )
  })
  expect(changes).toHaveLength(40)
  expect(contentChanges.at(-1)).toMatch(/^Further changes: 2\d smaller changes: \d+ added\.$/)
})

describe('versions with nothing but text', () => {
  const compareText = (older: string, newer: string) =>
    compareVersions({
      older: makeVersion({ id: 1, document: null, text: older }),
      newer: makeVersion({ id: 2, text: newer }),
    }).contentChanges

  it('are compared line by line under their headings', () => {
    expect(
      compareText(
        'Maya Okafor\n\nEXPERIENCE\n• Resolved about 40 tickets a week\n• Imaged laptops',
        'Maya Okafor\n\nEXPERIENCE\n• Resolved about 40 tickets a week at three sites',
      ),
    ).toEqual([
      'Experience: “Imaged laptops” was left out.',
      'Experience: “Resolved about 40 tickets a week” now reads “Resolved about 40 tickets a week at three sites”.',
    ])
  })

  it('give empty lists when the text is the same', () => {
    expect(compareText(made.text, made.text)).toEqual([])
  })
})

it('carries both scores', () => {
  const score = (total: number) => ({ total, role: null, parts: [], gains: [] })
  const { scoreBefore, scoreAfter } = compareVersions({
    older: makeVersion({ id: 1, score: score(60) }),
    newer: makeVersion({ id: 2, score: score(71) }),
  })
  expect([scoreBefore, scoreAfter]).toEqual([60, 71])
})
