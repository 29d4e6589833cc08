import { describe, expect, it } from 'vitest'
import { maya, talkWithMentor, tomas } from './testing/talk-with-mentor.ts'

const one = (message: string, facts = maya) => {
  const [reply] = talkWithMentor([message], facts)
  if (!reply) throw new Error('There was to be a reply.')
  return reply
}
const wordsIn = (text: string) => text.split(/\s+/).length
const figuresIn = (text: string) => text.match(/[$€£]\s?[\d,.]+\d|\d[\d.,]*\s?%/g) ?? []

const fifteen = [
  'hi',
  'I work in retail. Is it realistic for me to become a data engineer?',
  'how long would that take?',
  'and for DevOps?',
  'I have 6 hours a week',
  'what should I learn next?',
  'why the second one?',
  'no, I already know SQL',
  'make that cheaper',
  'what does a data engineer earn?',
  'are you sure about that?',
  'how do I explain my career change to employers?',
  'give me an example',
  "I'm so nervous before interviews",
  'thanks a lot',
]

describe('a conversation', () => {
  it('answers fifteen messages in a row without saying a text twice', () => {
    const replies = talkWithMentor(fifteen)
    const said = replies.flatMap((reply) => reply.said)
    expect(said.length).toBe(new Set(said).size)
    expect(replies.map(({ understood }) => understood.outcome)).toEqual(fifteen.map(() => 'answer'))
  })

  it('names no figure that is not among the facts', () => {
    const known = JSON.stringify(maya)
    const figures = talkWithMentor(fifteen).flatMap(({ advice }) => figuresIn(advice))
    expect(figures.length).toBeGreaterThan(0)
    expect(figures.filter((figure) => !known.includes(figure))).toEqual([])
  })

  it('leaves no slot empty and stays within its length', () => {
    const replies = talkWithMentor(fifteen)
    expect(replies.filter(({ advice }) => /[{}]|undefined/.test(advice))).toEqual([])
    expect(replies.filter(({ advice }) => wordsIn(advice) > 130)).toEqual([])
  })

  it('gives other words for the same question, then says that it has said what it can', () => {
    const asked = Array.from({ length: 12 }, () => 'what should I learn next?')
    const advice = talkWithMentor(asked).map((reply) => reply.advice)
    expect(new Set(advice).size).toBe(asked.length)
    expect(advice.at(-1)).toContain('?')
  })
})

describe('what it refers to', () => {
  const kindsOf = (messages: readonly string[]) =>
    talkWithMentor(messages).map(({ understood }) => understood.kind)

  it('takes "and for DevOps?" as the last question about another role, with that role’s figures', () => {
    const [, reply] = talkWithMentor(['what does a data engineer earn?', 'and for DevOps?'])
    expect(reply?.understood).toMatchObject({
      kind: 'pay.typical',
      mentioned: { roles: ['DevOps Engineer'] },
    })
    expect(reply?.advice).toContain('$140,000')
    expect(reply?.advice).not.toContain('$132,270')
  })

  it('takes "how long would that take?" as about what was last spoken of', () => {
    expect(kindsOf(['how do I learn Docker?', 'how long would that take?'])[1]).toBe('skills.how-long')
    expect(kindsOf(['can I really become a data engineer?', 'how long would that take?'])[1]).toMatch(
      /^(?:change\.how-long|plan\.duration)$/,
    )
  })

  it('counts to the second of the skills it named', () => {
    const [, reply] = talkWithMentor(['which skills am I missing?', 'why the second one?'])
    expect(reply?.understood).toMatchObject({ kind: 'skills.worth', mentioned: { skills: ['Airflow'] } })
  })

  it('shows what it took the words to mean when the thread decided it', () => {
    const [, reply] = talkWithMentor(['how do I learn Docker?', 'how long would that take?'])
    expect(reply?.understood.sure).toBe(false)
    expect(reply?.advice).toContain('how long it takes to learn Docker')
  })

  it('takes a correction as a fact about the person', () => {
    const [, reply] = talkWithMentor(['what should I learn next?', 'no, I already know SQL'])
    expect(reply?.understood.told).toEqual([{ type: 'knows', text: 'SQL' }])
  })

  it('answers the last question again when another role was meant', () => {
    const [, reply] = talkWithMentor([
      'what does a data engineer earn?',
      'no, I mean DevOps, not data engineer',
    ])
    expect(reply?.understood).toMatchObject({
      kind: 'pay.typical',
      mentioned: { roles: ['DevOps Engineer'] },
    })
  })

  it('answers "why?" with the reasons of what it said last', () => {
    const [first, reply] = talkWithMentor(['should I do a bootcamp or study by myself?', 'why?'])
    expect(reply?.understood).toMatchObject({ kind: first?.understood.kind, angle: 'why' })
  })
})

describe('two people', () => {
  it('get two answers to the same question', () => {
    const question = 'what should I learn next?'
    expect(one(question).advice).not.toBe(one(question, tomas).advice)
    expect(one(question).advice).toContain('Python')
    expect(one(question, tomas).advice).not.toContain('Python')
  })

  it('get nothing said about them of which nothing is known', () => {
    const nobody = { slots: {}, roles: {}, skills: {}, lists: { gaps: [], topSkills: [] } }
    for (const message of fifteen) {
      const { advice, marketInsights, skillGapAnalysis } = one(message, nobody)
      expect([message, figuresIn(advice)]).toEqual([message, []])
      expect([marketInsights, skillGapAnalysis]).toEqual([undefined, undefined])
    }
  })

  it('gets the same answer to the same question in the same thread', () => {
    expect(one('what does a data engineer earn?')).toEqual(one('what does a data engineer earn?'))
  })
})

describe('what stands beside the advice', () => {
  it('is pay and demand for a question about pay', () => {
    expect(one('what does a data engineer earn?').marketInsights).toEqual({
      demandLevel: 'high',
      salaryRange: '$78,000 to $210,000',
      growthTrend: '17.9 %',
      keyTechnologies: ['SQL', 'Python', 'AWS'],
    })
  })

  it('is the gaps and the time for a question about learning', () => {
    expect(one('which skills am I missing?').skillGapAnalysis).toEqual({
      missingCriticalSkills: ['Python', 'Airflow', 'AWS'],
      timelineEstimate: 'about 9 months',
    })
  })

  it('is nothing of that for small talk', () => {
    const { relatedSkills, marketInsights, skillGapAnalysis } = one('thanks a lot')
    expect([relatedSkills, marketInsights, skillGapAnalysis]).toEqual([[], undefined, undefined])
  })

  it('suggests no message that was sent already', () => {
    const [first] = talkWithMentor(['what should I learn next?'])
    const action = first?.suggestedActions[0] ?? ''
    const [, second] = talkWithMentor([action, 'what should I learn next?'])
    expect(second?.suggestedActions).not.toContain(action)
  })
})

describe('what it is not sure of', () => {
  it('is asked back or admitted', () => {
    expect(one('asdf qwer zxcv').understood.outcome).not.toBe('ask-back')
    expect(one('...').understood.outcome).toBe('unknown')
    expect(one('?').suggestedActions.length).toBeGreaterThan(0)
  })
})
