import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tagSkills } from './tag-skills.ts'

const textsIn = (text: string) => tagSkills(text).map((match) => match.text)
const namesIn = (text: string) => tagSkills(text).map((match) => match.name)

describe('tagSkills finds', () => {
  it.each<[string, string[]]>([
    ['Experience with Docker and Kubernetes', ['Docker', 'Kubernetes']],
    ['You have strong knowledge of Python and PostgreSQL.', ['Python', 'PostgreSQL']],
    ['Hands-on experience with AWS, Terraform and Jenkins', ['AWS', 'Terraform', 'Jenkins']],
    ['You know React, TypeScript and GraphQL well', ['React', 'TypeScript', 'GraphQL']],
    ['Good understanding of object-oriented programming', ['object-oriented programming']],
  ])('%s', (text, expected) => {
    expect(textsIn(text)).toEqual(expected)
  })

  it('names that are in no list, from the words around them', () => {
    expect(textsIn('* Experience with Quuxbase and Kubernetes')).toContain('Quuxbase')
  })

  it('the canonical spelling if the taxonomy has one', () => {
    expect(namesIn('Experience with postgres and k8s')).toEqual(['PostgreSQL', 'Kubernetes'])
  })

  it('both of two known skills joined by a slash', () => {
    expect(namesIn('Experience with Java/Python and CI/CD')).toEqual(['Java', 'Python', 'CI/CD'])
  })
})

describe('tagSkills leaves alone', () => {
  it.each([
    '',
    '   \n\n\t',
    '.,;:!?()[]{}',
    'We offer free fruit, a gym and thirty days of holiday.',
    'You will join a friendly team and go to market with it.',
    'Please send your application until Friday.',
  ])('%j', (text) => {
    expect(tagSkills(text)).toEqual([])
  })
})

describe('a tagged match', () => {
  it('never extends across a comma, and has no stray punctuation at its ends', () => {
    const texts = textsIn('Databases (MySQL, MongoDB); cloud platforms (AWS, Azure).')
    for (const text of texts) expect(text).not.toMatch(/[,;]|^[(.]|[.]$/)
    expect(texts).toContain('MongoDB')
    expect(texts).toContain('AWS')
  })

  it('has correct positions, in order and without overlaps, in any text', () => {
    const words = fc.constantFrom(
      ...['experience', 'with', 'Java', 'Python', 'Docker', 'Quux', '(', ')', '/', ',', ';', '.', '*', '•'],
      ...['\n', '\r\n', '"', '<b>', '𝒳', 'émile', 'SQL.', '[C#]', 'node.js)', '&', '\u0000', 'degree', '1.'],
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 25 }), fc.constantFrom(' ', ''), (parts, glue) => {
        const text = parts.join(glue)
        let free = 0
        for (const match of tagSkills(text)) {
          expect(match.start).toBeGreaterThanOrEqual(free)
          expect(match.end).toBeGreaterThan(match.start)
          expect(text.slice(match.start, match.end)).toBe(match.text)
          free = match.end
        }
      }),
    )
  })

  it('is the same in every call', () => {
    const text = 'Experience with Go, gRPC and event-driven systems on Google Cloud; a degree in physics.'
    expect(tagSkills(text)).toEqual(tagSkills(text))
    expect(tagSkills(`${text}\n${text}`)).toHaveLength(2 * tagSkills(text).length)
  })
})

describe('a hostile text', () => {
  it.each([
    'a',
    '(',
    ')',
    '.',
    '/',
    'Go, ',
    'Java/Python ',
    'Built services in Go and Python on AWS (EC2, S3). ',
  ])('of 200,000 characters of nothing but %j takes only seconds', (unit) => {
    const text = unit.repeat(200_000 / unit.length)
    // If the time grew faster than the text, this would exceed the test timeout.
    expect(Array.isArray(tagSkills(text))).toBe(true)
  })

  it('may contain a word of 100,000 characters', () => {
    const text = `Experience with Docker\n${'x'.repeat(100_000)}\nExperience with Kubernetes`
    expect(textsIn(text)).toEqual(expect.arrayContaining(['Docker', 'Kubernetes']))
  })
})
