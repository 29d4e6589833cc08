import { type PlacedNode, skillCountText } from '../path-node.ts'
import { pathKindText } from '../path-rung.tsx'

const sentenceOf = ({ node }: PlacedNode): string =>
  [pathKindText(node.kind), node.level, node.timeframe, skillCountText(node)].filter(Boolean).join('; ')

const Item = ({ placed }: { placed: PlacedNode }) => (
  <li className="wrap-anywhere">
    <span className="font-550">{placed.node.role}</span>
    {sentenceOf(placed) && <span className="text-ink-2">: {sentenceOf(placed)}</span>}
    {placed.children.length > 0 && <Items items={placed.children} />}
  </li>
)

const Items = ({ items }: { items: readonly PlacedNode[] }) => (
  <ul className="mt-1.5 grid list-disc gap-1.5 pl-5 marker:text-muted-foreground">
    {items.map((item) => (
      <Item key={item.key} placed={item} />
    ))}
  </ul>
)

/** What the picture shows, in words. */
export const PathOutline = ({ root }: { root: PlacedNode }) => (
  <details className="border-t border-line px-[18px] py-3 text-small md:px-6">
    <summary className="cursor-pointer py-1 font-550 text-accent-foreground">The picture in words</summary>
    <Items items={[root]} />
  </details>
)
