import { expect, test } from 'vitest'
import type { Block, Layout, LineBlock } from '../shapes.ts'
import { layOut } from './lay-out.ts'
import { samplePeople } from './testing/sample-people.ts'

const seeds = Array.from({ length: 1500 }, (_, seed) => seed)

const resumes = seeds.map((seed) => {
  const person = samplePeople[seed % samplePeople.length]
  if (!person) throw new Error('There is a sample person for every seed')
  return { person, seed, ...layOut({ person, seed }) }
})

function linesOf(layout: Layout): LineBlock[] {
  return [...layout.runningHead, ...layout.blocks.flatMap(linesIn), ...layout.runningFoot]
}

function linesIn(block: Block): LineBlock[] {
  if (block.kind === 'line') return [block]
  if (block.kind === 'columns') return block.columns.flat().flatMap(linesIn)
  if (block.kind === 'table') return block.rows.flat(2).flatMap(linesIn)
  return []
}

const textsOf = (lines: LineBlock[], label: string): string[] =>
  lines.flatMap(({ cells }) => cells.flat().filter((piece) => piece.label === label)).map(({ text }) => text)

test('the same seed lays a person out the same way', () => {
  for (const { person, seed, layout, grammar } of resumes.slice(0, 60))
    expect(layOut({ person, seed })).toEqual({ layout, grammar })
})

test('every job shows its position as the person wrote it', () => {
  for (const { person, layout, grammar } of resumes) {
    const positions = textsOf(linesOf(layout), 'position')
    expect([...positions].sort(), grammar).toEqual(person.jobs.map(({ position }) => position).sort())
  }
})
