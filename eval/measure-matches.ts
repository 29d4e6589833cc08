// npm run measure:matches -- <triples.jsonl> [read|unread]: whether the person written for a posting scores above one
// of a neighbour role, and that one above a stranger, in the bands that the score promises; and how far rewording that
// adds nothing moves it. Each line: posting, part, own, neighbour, stranger, reworded (resumes as text). VERBOSE=1 says
// which rows fail.
import { readFileSync } from 'node:fs'
import { linesOfText } from '@nextrung/documents/read/text'
import { advertisementOfSample } from '@nextrung/engine/advertisements/sample-advertisement'
import type { JobMatch } from '@nextrung/engine/matching/job-match'
import { matchJobs } from '@nextrung/engine/matching/match-jobs'
import { parseResume } from '@nextrung/engine/resumes/parse-resume'
import { samplePostings } from '@nextrung/knowledge/postings'
import { z } from 'zod'

const Triple = z.object({
  id: z.string(),
  posting: z.string(),
  part: z.enum(['read', 'unread']),
  own: z.string(),
  neighbour: z.string(),
  stranger: z.string(),
  reworded: z.string(),
})

const today = '2026-11-20'
const [file, part] = process.argv.slice(2)
if (!file) {
  console.error('Name the file of triples: npm run measure:matches -- <triples.jsonl> [read|unread]')
  process.exit(2)
}

const triples = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => Triple.parse(JSON.parse(line)))
  .filter((triple) => !part || triple.part === part)

const matchOf = (text: string, postingId: string): JobMatch => {
  const posting = samplePostings.find(({ id }) => id === postingId)
  if (!posting) throw new Error(`There is no posting ${postingId}.`)
  const lines = linesOfText(text)
  const { document } = parseResume({ format: 'txt', pageCount: 1, lines, links: [], notices: [] })
  const [match] = matchJobs({
    person: { resume: document, profile: { skills: [], certificates: [] }, today },
    wishes: { home: null, places: [], isRemoteOnly: false },
    jobs: [{ id: postingId, advertisement: advertisementOfSample(posting, today) }],
  }).matches
  if (!match) throw new Error('There is no match.')
  return match
}

const explain = ({ score, parts, gates, summary }: JobMatch): string =>
  `${score} ${parts.map(({ name, points, most }) => `${name} ${points}/${most}`).join(', ')} | ${gates
    .filter(({ ok }) => ok === false)
    .map(({ gate }) => gate)
    .join(' ')} | ${summary}`

const rows = triples.map((triple) => ({
  id: `${triple.id} ${triple.posting}`,
  own: matchOf(triple.own, triple.posting),
  neighbour: matchOf(triple.neighbour, triple.posting),
  stranger: matchOf(triple.stranger, triple.posting),
  reworded: matchOf(triple.reworded, triple.posting),
}))

const percent = (hits: number, all: number): string =>
  `${hits} of ${all} (${((100 * hits) / all).toFixed(1)} %)`
const count = (holds: (row: (typeof rows)[number]) => boolean): number => rows.filter(holds).length

const high = 75
const middle = 45
const mostMoved = 3

console.log(`${rows.length} triples`)
const isOrdered = ({ own, neighbour, stranger }: (typeof rows)[number]) =>
  own.score > neighbour.score && neighbour.score > stranger.score
console.log(`right order: ${percent(count(isOrdered), rows.length)}`)
const inBand = {
  own: count(({ own }) => own.score >= high),
  neighbour: count(({ neighbour: { score } }) => score >= middle && score < high),
  stranger: count(({ stranger }) => stranger.score < middle),
}
const bands = inBand.own + inBand.neighbour + inBand.stranger
console.log(
  `in their bands: ${percent(bands, 3 * rows.length)}: own ${inBand.own}, neighbour ${inBand.neighbour}, stranger ${inBand.stranger}`,
)
const moved = rows.map(({ own, reworded }) => Math.abs(own.score - reworded.score))
console.log(
  `rewording moves by at most ${mostMoved}: ${percent(moved.filter((by) => by <= mostMoved).length, rows.length)}; at most ${Math.max(...moved)}`,
)
if (process.env.VERBOSE)
  for (const { id, ...people } of rows) {
    console.log(`\n${id}`)
    for (const [who, match] of Object.entries(people)) console.log(`  ${who.padEnd(9)} ${explain(match)}`)
  }
