import type {
  CareerPath,
  CareerPathNode,
  PathHeldSkill,
  PathMissingSkill,
} from '@nextrung/contract/career-path'
import type { Lenient } from '@nextrung/contract/lenient'

export type PathNode = Lenient<typeof CareerPathNode>
export type Path = Lenient<typeof CareerPath>
export type HeldSkill = Lenient<typeof PathHeldSkill>
export type MissingSkill = Lenient<typeof PathMissingSkill>

/** A card with its place in the tree. A server may leave out ids, so the place serves as the key. */
export type PlacedNode = {
  key: string
  node: PathNode
  /** 0 for the root. */
  depth: number
  parent: string | undefined
  children: readonly PlacedNode[]
}

const place = (
  node: PathNode,
  { key, depth, parent }: Pick<PlacedNode, 'key' | 'depth' | 'parent'>,
): PlacedNode => ({
  key,
  node,
  depth,
  parent,
  children: node.next.map((child, at) =>
    place(child, { key: `${key}.${at}`, depth: depth + 1, parent: key }),
  ),
})

export const placeTree = (root: PathNode): PlacedNode =>
  place(root, { key: '0', depth: 0, parent: undefined })

/** The tree from the top, each card before the ones it leads to. */
export const listNodes = (placed: PlacedNode): PlacedNode[] => [placed, ...placed.children.flatMap(listNodes)]

/** How many of the card's required skills the person has, as a sentence; undefined if the server doesn't say. */
export const skillCountText = ({ skills, held, missing, kind }: PathNode): string | undefined => {
  if (kind === 'standing' || skills.length === 0 || held.length + missing.length === 0) return undefined
  const asked = held.filter(({ skill }) => skills.includes(skill))
  const partly = asked.filter(({ grade }) => grade === 'partly').length
  const count = `You cover ${asked.length} of these ${skills.length}`
  return partly > 0 ? `${count}, ${partly} in part` : count
}

/** The usual job title, unless role and level say the same. */
export const titleBeyondRole = ({ role, level, title }: PathNode): string | undefined =>
  title === role || title === `${level} ${role}` ? undefined : title
