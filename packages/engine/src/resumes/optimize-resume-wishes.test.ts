import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { describe, expect, it } from 'vitest'
import { checkResume } from '../truth/check-resume.ts'
import { linesIn } from './lines-in.ts'
import { optimizeResume } from './optimize-resume.ts'
import { makeInput, mayaDocument } from './optimizing/testing/make-parsed-resume.ts'
import { entryTarget } from './wishes/named-entries.ts'
import { readWishes } from './wishes/read-wishes.ts'
import { chef, developer, german, nurse, scholar, student } from './wishes/testing/feedback-people.ts'
import { feedbackResume } from './wishes/testing/feedback-resume.ts'

type Given = NonNullable<Parameters<typeof makeInput>[1]>

/** Says each feedback about the result of the one before, as the person does. */
const follow = (document: ResumeDocument, feedbacks: string[], given: Given = {}) => {
  const input = makeInput(document, given)
  const before = optimizeResume(input)
  return feedbacks.reduce(
    ({ after, wishes, targetRole }, feedback) => {
      const asked = readWishes({ feedback, document: after.document, targetRole, earlier: wishes })
      const { notFollowed } = asked
      const result = optimizeResume({
        ...input,
        targetRole: asked.targetRole,
        wishes: asked.wishes,
        notFollowed,
      })
      const { parsed, today } = input
      expect(checkResume({ parsed, optimized: result, targetRole: asked.targetRole, today })).toEqual([])
      return { before, after: result, wishes: asked.wishes, targetRole: asked.targetRole }
    },
    { before, after: before, wishes: {}, targetRole: input.targetRole },
  )
}

describe('length', () => {
  it('gets shorter, and shorter again, the least telling and oldest lines first', () => {
    const once = follow(developer(), ['shorter please'], { targetRole: 'Backend Developer' })
    const twice = follow(developer(), ['shorter please', 'even shorter'], { targetRole: 'Backend Developer' })
    const count = ({ document }: { document: ResumeDocument }): number => linesIn(document).length
    expect([count(once.before), count(once.after), count(twice.after)]).toEqual([12, 8, 5])
    expect(once.after.text).not.toContain('Attended meetings at Gamma Ltd')
    expect(once.after.document.basics.summary).toBe('Backend developer. Likes tests.')
    expect(once.after.leftOut?.filter(({ pointer }) => pointer.startsWith('/work'))).toHaveLength(4)
    const perJob = twice.after.document.work.map(({ highlights }) => highlights.length)
    expect(perJob).toEqual([...perJob].sort((a, b) => b - a))
    expect(Math.min(...perJob)).toBeGreaterThan(0)
  })

  it('is complete again after a wish for more', () => {
    const { before, after } = follow(developer(), ['much shorter', 'longer again'])
    expect(after.document).toEqual(before.document)
    expect(after.leftOut).toBeUndefined()
  })

  it('keeps what is to stay, however short it gets', () => {
    const { after } = follow(developer(), ['much shorter but keep the bullet about meetings at Gamma Ltd'])
    expect(after.text).toContain('Attended meetings at Gamma Ltd')
  })

  it('keeps to a number of lines per job', () => {
    const { after } = follow(developer(), ['at most two bullets per job'])
    expect(after.document.work.map(({ highlights }) => highlights.length)).toEqual([2, 2, 2])
  })

  it('fits a page if enough lines can go, and otherwise says so', () => {
    const { before, after } = follow(scholar(), ['one page please'])
    expect(before.text.split('\n').length).toBeGreaterThan(60)
    expect(after.text.split('\n').length).toBeLessThanOrEqual(48)
    const long = scholar()
    long.certificates = Array.from({ length: 60 }, (_, at) => ({ name: `Certificate ${at}` }))
    expect(follow(long, ['one page please']).after.suggestions[0]).toMatch(
      /^The length you asked for was not reached/,
    )
  })
})

describe('leaving out', () => {
  it('takes contact data, sections, jobs and lines out, lists them, and brings them back by name', () => {
    const { after } = follow(feedbackResume(), [
      "Remove my phone number, the hobbies and the barista job. Drop the help desk job's second bullet.",
    ])
    expect(after.document.basics.phone).toBeUndefined()
    expect(after.text).not.toMatch(/555-0117|Chess|Barista/)
    expect(after.leftOut?.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/basics/phone', '/other/0', '/work/2']),
    )
    expect(after.leftOut).toHaveLength(4)
    expect(after.suggestions.join(' ')).not.toMatch(/a phone number/)
    const back = follow(feedbackResume(), ['Remove my phone number and the hobbies', 'the hobbies may stay'])
    expect(back.after.text).toContain('Chess')
    expect(back.after.text).not.toContain('555-0117')
  })

  it('removes both copies of a job that appears twice', () => {
    const document = developer()
    const [job] = document.work
    if (!job) throw new Error('the sample has a job')
    const work = [job, { ...job, highlights: [] }, ...document.work.slice(1)]
    const leaveOut = [entryTarget('work', job)]
    const after = optimizeResume(makeInput({ ...document, work }, { wishes: { leaveOut } }))
    expect(after.document.work).toHaveLength(document.work.length - 1)
    expect(after.text).not.toContain(job.name)
    expect(after.leftOut).toHaveLength(2)
  })

  it('knows old jobs by their dates', () => {
    const { after } = follow(chef(), ['leave out jobs before 2015'])
    expect(after.document.work.map(({ name }) => name)).toEqual(['Blue Door'])
    const { after: aged } = follow(chef(), ['remove everything older than ten years'])
    expect(aged.document.work.map(({ name }) => name)).toEqual(['Blue Door'])
  })

  it('takes grades and dates of education out', () => {
    const { after } = follow(student(), ['hide my GPA and remove the graduation dates'])
    expect(after.text).not.toMatch(/3\.9|2024/)
    expect(after.text).toContain('Bachelor of Science, Biology')
  })

  it('does not write a summary that is not wanted', () => {
    const { before, after } = follow(mayaDocument(), ['no summary please'])
    expect(before.document.basics.summary).toBeDefined()
    expect(after.document.basics.summary).toBeUndefined()
    expect(after.suggestions.join(' ')).not.toContain('Write a summary')
  })

  it('removes a skill from the lists, and all lines about a topic, if asked', () => {
    expect(follow(nurse(), ['leave out Excel']).after.text).toContain('rota in Excel')
    expect(follow(nurse(), ['remove everything about Excel']).after.text).not.toContain('Excel')
  })
})

describe('order', () => {
  it('puts sections where they are wanted', () => {
    const { after } = follow(developer(), ['Education before experience, skills first'])
    const order = after.document.sectionOrder
    expect(order[0]).toBe('skills')
    expect(order.indexOf('education')).toBeLessThan(order.indexOf('work'))
  })

  it('puts emphasised items first in their list and says why', () => {
    const { after } = follow(feedbackResume(), ['Lead with the Splunk work'], {
      targetRole: 'Frontend Developer',
    })
    expect(after.document.work[0]?.highlights[0]).toContain('Splunk')
    expect(after.document.skills[0]?.keywords[0]).toBe('Splunk')
    const { after: project } = follow(student(), ['highlight the weather station project'], {
      targetRole: 'Frontend Developer',
    })
    expect(project.document.projects[0]?.name).toBe('Weather Station')
    expect(project.evidence['/projects/0/name']?.changes).toEqual(['You asked for it: Weather Station first'])
  })

  it('turns the jobs around', () => {
    const { after } = follow(developer(), ['oldest job first'])
    expect(after.document.work.map(({ name }) => name)).toEqual(['Gamma Ltd', 'Beta Shop', 'Alpha Bank'])
  })

  it('moves a kept section by its heading', () => {
    const { after } = follow(scholar(), ['put publications first'])
    expect(after.document.sectionOrder[0]).toBe('other')
  })
})

describe('tone and own words', () => {
  it('writes contractions out and replaces everyday words', () => {
    const { after } = follow(nurse(), ['more formal please'])
    const lines = after.document.work[0]?.highlights.join('\n') ?? ''
    expect(lines).toContain('did not miss a handover')
    expect(lines).toContain('Handled many incidents promptly')
    expect(
      Object.values(after.evidence).filter(({ changes }) =>
        changes.includes('You asked for it: formal tone'),
      ),
    ).not.toEqual([])
  })

  it('uses plain words', () => {
    const { after } = follow(developer(), ['use plain language'])
    expect(after.text).toContain('Used PostgreSQL to serve 200 requests')
    expect(after.text).toContain('Wrote many unit tests')
  })

  it("restores a line's original words", () => {
    const { before, after } = follow(mayaDocument(), ['Keep the line about the phone system as it was'])
    const own = 'Helped to migrate the phone system in order to cut costs'
    expect(before.text).not.toContain(own)
    expect(after.text).toContain(own)
    const kept = Object.values(after.evidence).find(({ changes }) =>
      changes.some((one) => one.includes('kept')),
    )
    expect(kept).toMatchObject({ mark: 'kept', changes: ['You asked for it: kept as you wrote it'] })
  })

  it('keeps everything if asked', () => {
    const { after } = follow(mayaDocument(), ['keep everything as it was'])
    expect(after.document).toEqual({
      ...mayaDocument(),
      sectionOrder: expect.arrayContaining(mayaDocument().sectionOrder),
    })
  })

  it('never rewords another language, and says so', () => {
    const { after } = follow(german(), ['Förmlicher. Ausbildung zuerst. Excel weglassen.'], {
      language: 'de',
    })
    expect(after.document.work[0]?.highlights).toContain('Leitete das Lager')
    expect(after.document.sectionOrder[0]).toBe('education')
    expect(after.document.skills[0]?.keywords).toEqual(['Linux'])
    expect(after.suggestions[0]).toMatch(/formal tone was not followed: most of your resume is in German/)
  })
})

describe('role and refusals', () => {
  it('follows a role in the words', () => {
    const { after, targetRole } = follow(developer(), ["I'm aiming at DevOps roles"])
    expect(targetRole).toBe('DevOps Engineer')
    expect(after.suggestions.join(' ')).toContain('DevOps Engineer')
  })

  it('says first what it does not follow, with the reason, and adds nothing', () => {
    const { before, after } = follow(mayaDocument(), ['Add AWS to my skills. Say I led the team.'])
    expect(after.document).toEqual(before.document)
    expect(after.suggestions[0]).toBe(
      'Not followed: “Add AWS to my skills”. Only your own correction can add or change a fact. Use Correct what was understood to add it yourself.',
    )
    expect(after.suggestions[1]).toMatch(/^Not followed: “Say I led the team”/)
    expect(after.suggestions.length).toBeLessThanOrEqual(10)
  })

  it('adds wishes up over several rounds', () => {
    const { after } = follow(feedbackResume(), ['no hobbies', 'education first', 'plain words', 'shorter'])
    expect(after.text).not.toContain('Chess')
    expect(after.document.sectionOrder[0]).toBe('education')
    expect(after.text).not.toContain('Leveraged')
    expect(linesIn(after.document).length).toBeLessThan(13)
  })
})
