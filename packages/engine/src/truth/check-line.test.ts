import { describe, expect, it } from 'vitest'
import { checkLine } from './check-line.ts'
import { honestRewrites } from './testing/honest-rewrites.ts'
import { plantedInventions } from './testing/planted-inventions.ts'

describe('an invention is caught', () => {
  it.each(plantedInventions)('$kind: "$line" for "$source"', ({ kind, source, line }) => {
    expect(checkLine({ line, sources: [source] }).map((violation) => violation.kind)).toContain(kind)
  })
})

describe('an honest line passes', () => {
  it.each(honestRewrites)('"%s" as "%s"', (source, line) => {
    expect(checkLine({ line, sources: [source] })).toEqual([])
  })

  it('and so does every source as its own line', () => {
    for (const source of [
      ...plantedInventions.map((planted) => planted.source),
      ...honestRewrites.map(([given]) => given),
    ])
      expect(checkLine({ line: source, sources: [source] }), source).toEqual([])
  })
})

describe('a goal', () => {
  const sources = ['IT Support Specialist']

  it('may be stated as a goal', () => {
    const line = 'IT Support Specialist, moving into a security engineer role'
    expect(checkLine({ line, sources, goals: ['security engineer'] })).toEqual([])
  })

  it('is an invented title if the line claims it for the person', () => {
    const line = 'Security engineer, moving into a security engineer role'
    expect(checkLine({ line, sources, goals: ['security engineer'] }).map(({ kind }) => kind)).toEqual([
      'title',
    ])
  })
})

it('says which part of the line is not in the source', () => {
  expect(checkLine({ line: 'Led a team of 8 in Berlin', sources: ['Led a team'] })).toEqual([
    { kind: 'team-size', found: '8' },
    { kind: 'name', found: 'Berlin' },
  ])
})
