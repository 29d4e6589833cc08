import { expect, test } from 'vitest'
import { listNodes, type PathNode, placeTree } from '../path-node.ts'
import { boxSize, layOutPath, linkPath } from './lay-out-path.ts'
import { walkPath } from './walk-path.ts'

const node = (role: string, next: PathNode[] = []): PathNode => ({
  role,
  next,
  skills: [],
  requirements: [],
  why: [],
  held: [],
  missing: [],
  carriesOver: [],
  isNew: [],
  sources: [],
})

const root = placeTree(
  node('Barista', [
    node('Target', [node('Middle', [node('Senior')])]),
    node('Other', [node('Target later')]),
    node('Third'),
  ]),
)

test.each(['right', 'list'] as const)('no two boxes overlap, and all lie inside: %s', (direction) => {
  const { boxes, width, height } = layOutPath(root, direction)
  expect(boxes).toHaveLength(7)
  for (const [at, one] of boxes.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(0)
    expect(one.y).toBeGreaterThanOrEqual(0)
    expect(one.x + boxSize.width).toBeLessThanOrEqual(width)
    expect(one.y + boxSize.height).toBeLessThanOrEqual(height)
    for (const other of boxes.slice(at + 1)) {
      const isApart =
        Math.abs(one.x - other.x) >= boxSize.width || Math.abs(one.y - other.y) >= boxSize.height
      expect(isApart, `${one.placed.node.role} and ${other.placed.node.role}`).toBe(true)
    }
  }
})

test('a list of four steps is no wider than a phone', () => {
  expect(layOutPath(root, 'list').width).toBeLessThanOrEqual(390)
})

test.each(['right', 'list'] as const)('a line ends at the left edge of its box: %s', (direction) => {
  const { links } = layOutPath(root, direction)
  expect(links).toHaveLength(6)
  for (const link of links)
    expect(linkPath(link, direction)).toMatch(new RegExp(`V${link.to.y + boxSize.height / 2}H${link.to.x}$`))
})

test('in a list, up and down follow the reading order, and left leads back to where a card hangs', () => {
  const nodes = listNodes(root)
  const from = (role: string) => {
    const found = nodes.find((one) => one.node.role === role)
    if (!found) throw new Error(`No card ${role}`)
    return found
  }
  const walk = (key: string, role: string) =>
    walkPath(key, { nodes, from: from(role), direction: 'list' })?.node.role
  expect(walk('ArrowDown', 'Senior')).toBe('Other')
  expect(walk('ArrowUp', 'Other')).toBe('Senior')
  expect(walk('ArrowLeft', 'Senior')).toBe('Middle')
  expect(walk('ArrowRight', 'Barista')).toBe('Target')
  expect(walk('ArrowUp', 'Barista')).toBeUndefined()
  expect(walk('ArrowDown', 'Third')).toBeUndefined()
})
