import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reader } from '@nextrung/documents/reader'
import { parseResume } from '@nextrung/engine/resumes/parse-resume'
import type { ParsedResume } from '@nextrung/engine/resumes/resume-model'
import { canonicalSkill } from '@nextrung/engine/text/find-skills'
import type { FileTruth } from './read-truth.ts'

type Share = { hits: number; of: number }
type Contact = { name: boolean; email: boolean; phone: boolean }
export type FileScore = Contact & {
  location: Share
  companies: Share
  positions: Share
  skills: Share
  missed: string[]
}

const same = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
const isExact = (found: string | undefined, truth: string | undefined) =>
  same(found ?? '') === same(truth ?? '')

/** How many of the true values were found; each found value counts once. */
function share(
  truth: readonly string[] | undefined,
  found: readonly (string | undefined)[],
): Share & { missed: string[] } {
  const left = found.flatMap((value) => (value === undefined ? [] : [same(value)]))
  const missed = (truth ?? []).filter((value) => {
    const at = left.indexOf(same(value))
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
  const of = truth?.length ?? 0
  return { hits: of - missed.length, of, missed }
}

/** Compares what was read from one file with its true content. */
function scoreFile(truth: FileTruth, { document, skills }: ParsedResume): FileScore {
  const { basics, work } = document
  const location = share(truth.location === undefined ? [] : [truth.location], [basics.location?.text])
  const companies = share(
    truth.companies,
    work.map(({ name }) => name),
  )
  const positions = share(
    truth.positions,
    work.map(({ position }) => position),
  )
  const found = share(truth.skills?.map(canonicalSkill), skills)
  return {
    name: isExact(basics.name, truth.name),
    email: isExact(basics.email, truth.email),
    phone: isExact(basics.phone, truth.phone),
    location,
    companies,
    positions,
    skills: found,
    missed: [...location.missed, ...companies.missed, ...positions.missed, ...found.missed],
  }
}

const mark = (right: boolean) => (right ? 'yes' : 'NO ')
const shown = ({ hits, of }: Share) => `${hits}/${of}`.padEnd(6)
const add = (shares: readonly Share[]): Share => ({
  hits: shares.reduce((sum, { hits }) => sum + hits, 0),
  of: shares.reduce((sum, { of }) => sum + of, 0),
})
const percent = ({ hits, of }: Share) => (of === 0 ? 'none' : `${Math.round((100 * hits) / of)} %`)

/** Reads every file with the real reader, prints a line for each and the totals, and returns the totals. */
export async function scoreFiles(input: {
  title: string
  folder: string
  truths: readonly FileTruth[]
  reader: Reader
}) {
  const scores: FileScore[] = []
  console.log(`\n${input.title}\n${'file'.padEnd(46)} name email phone place work  title skills`)
  for (const truth of input.truths) {
    const read = await input.reader.read({
      fileName: truth.file,
      bytes: readFileSync(join(input.folder, truth.file)),
    })
    const score = scoreFile(truth, parseResume(read))
    scores.push(score)
    const { name, email, phone, location, companies, positions, skills } = score
    const marks = [mark(name).padEnd(4), mark(email).padEnd(5), mark(phone).padEnd(5)]
    const shares = [location, companies, positions, skills].map(shown)
    console.log(`${truth.file.padEnd(46)} ${[...marks, ...shares].join(' ')}`)
    if (score.missed.length > 0) console.log(`    missed: ${score.missed.join(' · ')}`)
  }
  const count = (field: keyof Contact) => `${scores.filter((score) => score[field]).length}/${scores.length}`
  const total = (field: 'location' | 'companies' | 'positions' | 'skills') =>
    add(scores.map((score) => score[field]))
  console.log(
    `name ${count('name')}, e-mail ${count('email')}, phone ${count('phone')}, skills ${percent(total('skills'))}; ` +
      `location ${shown(total('location')).trim()}, companies ${shown(total('companies')).trim()}, positions ${shown(total('positions')).trim()}`,
  )
}
