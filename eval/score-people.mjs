// npm run score:people -- <folder> [file-number ...]: resumes with known truth (truth.jsonl in the folder) through the
// reader and the engine. Prints counts by field; VERBOSE=1 also what each file missed. Numbers pick files (01 02 …), so
// that a part can stay unread. Matching is lenient on names (one may hold the other), strict on dates.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReader } from '@nextrung/documents/reader'
import { parseResume } from '@nextrung/engine/resumes/parse-resume'
import { canonicalSkill } from '@nextrung/engine/text/find-skills'

const [folder, ...picked] = process.argv.slice(2)
if (!folder) {
  console.error(
    'Name the folder that holds truth.jsonl and the files: npm run score:people -- <folder> [01 02 …]',
  )
  process.exit(2)
}
const truths = readFileSync(join(folder, 'truth.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((l) => JSON.parse(l))
  .filter((t) => !picked.length || picked.includes(t.file.slice(0, 2)))
const reader = createReader()
const norm = (s) =>
  (s ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
const same = (a, b) => {
  const x = norm(a),
    y = norm(b)
  return !!x && !!y && (x === y || (x.length > 3 && y.length > 3 && (x.includes(y) || y.includes(x))))
}
const digits = (s) => (s ?? '').replace(/\D/g, '').slice(-8)
const date = (truth, found, isEnd) => {
  if (truth === 'present') return isEnd && (!found || /present|current|now/i.test(found))
  if (!truth) return !found
  if (!found) return false
  return truth.length === 4 || found.length === 4
    ? truth.slice(0, 4) === found.slice(0, 4)
    : truth.slice(0, 7) === found.slice(0, 7)
}
const count = {}
const add = (k, hit, of = 1) => {
  count[k] ??= [0, 0]
  count[k][0] += hit
  count[k][1] += of
}
const pair = (truth, found, test) => {
  const left = [...found]
  const hits = []
  for (const t of truth) {
    const i = left.findIndex((f) => test(t, f))
    hits.push(i < 0 ? null : left.splice(i, 1)[0])
  }
  return { hits, extra: left }
}
const notes = []
const tally = { work: [0, 0, 0], edu: [0, 0, 0], skills: [0, 0, 0] } // hit, truth, found
for (const t of truths) {
  const bad = []
  let parsed
  try {
    parsed = parseResume(await reader.read({ fileName: t.file, bytes: readFileSync(join(folder, t.file)) }))
  } catch (e) {
    bad.push(`REFUSED ${e.code ?? ''} ${e.message}`)
  }
  const d = parsed?.document ?? { basics: {}, work: [], education: [] }
  const b = d.basics ?? {}
  add('read', parsed ? 1 : 0)
  const one = (k, ok, shown) => {
    add(k, ok ? 1 : 0)
    if (!ok) bad.push(`${k}: ${shown}`)
  }
  one('name', norm(b.name) === norm(t.name), b.name)
  if (t.email) one('email', norm(b.email) === norm(t.email), b.email)
  else one('noEmail', !b.email, b.email)
  if (t.phone) one('phone', digits(b.phone) === digits(t.phone), b.phone)
  else one('noPhone', !b.phone, b.phone)
  if (t.location) one('location', same(b.location?.text ?? b.location?.city, t.location), b.location?.text)
  one('title', t.title ? same(b.label, t.title) : !b.label, b.label)
  const fullWork = pair(
    t.work ?? [],
    d.work ?? [],
    (x, w) =>
      (x.company ? same(w.name, x.company) : !w.name || true) &&
      same(w.position, x.position) &&
      date(x.start, w.startDate) &&
      date(x.end, w.endDate, true),
  )
  const nameWork = pair(
    t.work ?? [],
    d.work ?? [],
    (x, w) => (x.company ? same(w.name, x.company) : true) && same(w.position, x.position),
  )
  tally.work[0] += fullWork.hits.filter(Boolean).length
  tally.work[1] += t.work?.length ?? 0
  tally.work[2] += d.work?.length ?? 0
  add('employer and position', nameWork.hits.filter(Boolean).length, t.work?.length ?? 0)
  add('invented or extra jobs', nameWork.extra.length, d.work?.length ?? 0)
  t.work?.forEach((x, i) => {
    if (!fullWork.hits[i]) bad.push(`job missed: ${x.position} @ ${x.company} ${x.start}..${x.end}`)
  })
  for (const w of nameWork.extra)
    bad.push(`job extra: ${w.position} @ ${w.name} ${w.startDate}..${w.endDate}`)
  t.work?.forEach((x, i) => {
    if (!x.firstBullet) return
    const w = nameWork.hits[i]
    const head = norm(x.firstBullet).split(' ').slice(0, 5).join(' ')
    const ok =
      (!!w && (w.highlights ?? []).some((h) => norm(h).includes(head))) ||
      (!!w && norm(w.summary).includes(head))
    add('first bullet in its job', ok ? 1 : 0)
    add('number of bullets right', w && (w.highlights?.length ?? 0) === x.bullets ? 1 : 0)
  })
  const edu = pair(
    t.education ?? [],
    d.education ?? [],
    (x, e) =>
      same(e.institution, x.institution) &&
      (!x.degree ||
        same([e.studyType, e.area].filter(Boolean).join(' '), x.degree) ||
        same(e.studyType, x.degree)) &&
      date(x.start, e.startDate) &&
      date(x.end, e.endDate, true),
  )
  tally.edu[0] += edu.hits.filter(Boolean).length
  tally.edu[1] += t.education?.length ?? 0
  tally.edu[2] += d.education?.length ?? 0
  t.education?.forEach((x, i) => {
    if (!edu.hits[i]) bad.push(`edu missed: ${x.degree} @ ${x.institution} ${x.start}..${x.end}`)
  })
  for (const e of edu.extra)
    bad.push(`edu extra: ${e.studyType}/${e.area} @ ${e.institution} ${e.startDate}..${e.endDate}`)
  const certs = d.certificates ?? []
  for (const c of t.certifications ?? []) {
    const hit = certs.find((x) => same(x.name, c.name))
    const ok =
      c.status === 'in progress'
        ? !hit || /progress|expected|planned|studying/i.test(JSON.stringify(hit))
        : !!hit
    add('certificates', ok ? 1 : 0)
    if (!ok) bad.push(`cert (${c.status}): ${c.name} -> ${hit ? JSON.stringify(hit) : 'none'}`)
  }
  const projects = pair(t.projects ?? [], d.projects ?? [], (x, p) => same(p.name, x.name))
  add('projects', projects.hits.filter(Boolean).length, t.projects?.length ?? 0)
  const found = (parsed?.skills ?? []).map(canonicalSkill)
  const skills = pair(
    (t.skills ?? []).map(canonicalSkill),
    found,
    (x, f) => norm(x.replace(/\(.*\)/, '')) === norm(f.replace(/\(.*\)/, '')),
  )
  tally.skills[0] += skills.hits.filter(Boolean).length
  tally.skills[1] += t.skills?.length ?? 0
  tally.skills[2] += found.length
  const languages = pair(t.languages ?? [], d.languages ?? [], (x, l) => same(l.language, x.language))
  add('languages', languages.hits.filter(Boolean).length, t.languages?.length ?? 0)
  if (bad.length) notes.push(`${t.file}\n    ${bad.join('\n    ')}`)
}
reader.close()
const f1 = ([hit, truth, got]) => ({
  precision: +(hit / got).toFixed(3),
  recall: +(hit / truth).toFixed(3),
  f1: +((2 * hit) / (truth + got)).toFixed(3),
})
const out = {
  files: truths.length,
  ...Object.fromEntries(Object.entries(count).map(([k, [h, n]]) => [k, `${h}/${n}`])),
  jobsWithDates: f1(tally.work),
  educationWithDates: f1(tally.edu),
  skills: f1(tally.skills),
}
console.log(JSON.stringify(out, null, 1))
if (process.env.VERBOSE) console.log(notes.join('\n'))
