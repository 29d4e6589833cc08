import type { EntryRule } from '@nextrung/knowledge/challenges/criterion-check'
import type { Entry } from './read-entries.ts'
import { isInside, type Network, overlap, readNetwork } from './read-network.ts'

type Plan = Extract<EntryRule, { rule: 'addressPlan' }>
type Range = { line: number; region: string; isRegion: boolean; network: Network }

const rangesOf = (entries: readonly Entry[], { region, range, use }: Plan): Range[] =>
  entries.flatMap(({ line, cells }) => {
    const network = readNetwork(cells.get(range) ?? '')
    const isRegion = cells.get(use)?.toLowerCase() === 'region'
    return network ? [{ line, region: cells.get(region)?.toLowerCase() ?? '', isRegion, network }] : []
  })

/** What is wrong with an address plan; undefined if no ranges overlap and each region has half of its addresses free. */
export const addressPlanProblem = (entries: readonly Entry[], plan: Plan): string | undefined => {
  const ranges = rangesOf(entries, plan)
  for (const [at, one] of ranges.entries())
    for (const other of ranges.slice(at + 1))
      if (one.isRegion === other.isRegion && overlap(one.network, other.network))
        return `Lines ${one.line} and ${other.line} overlap.`
  for (const { line, region, isRegion, network } of ranges) {
    if (isRegion) continue
    const own = ranges.find((one) => one.isRegion && one.region === region)
    if (!own) return `Line ${line} names a region that has no range of its own.`
    if (!isInside(network, own.network)) return `Line ${line} lies outside its region.`
  }
  const full = ranges.find(({ isRegion, region, network }) => {
    const subnets = ranges.filter((one) => !one.isRegion && one.region === region)
    return isRegion && subnets.reduce((sum, one) => sum + one.network.size, 0) > network.size / 2
  })
  return full && `The region in line ${full.line} has less than half of its addresses free.`
}
