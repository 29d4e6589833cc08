import type { Wishes, WishTarget } from '../../wish-model/wish.ts'

export const helpDesk: WishTarget = {
  kind: 'entry',
  list: 'work',
  name: 'Help Desk Technician, Carolina Freight',
  start: '2017-06',
}
const barista: WishTarget = { kind: 'entry', list: 'work', name: 'Barista, Corner Coffee', start: '2011-01' }
const harborview: WishTarget = {
  kind: 'entry',
  list: 'work',
  name: 'Systems Administrator, Harborview Logistics',
  start: '2021-03',
}
const homeLab: WishTarget = { kind: 'entry', list: 'projects', name: 'Home Lab' }
const budget: WishTarget = { kind: 'entry', list: 'projects', name: 'Budget Tracker' }
const line = (text: string, job: typeof helpDesk): WishTarget => ({
  kind: 'line',
  text,
  ...(job.kind === 'entry' ? { entry: job.name } : {}),
})
export const powershellLine = line('Write PowerShell scripts that disable stale accounts', harborview)
const ansibleLine = line('Patch 120 Linux servers each month with Ansible', harborview)
export const loginsLine = line('Replaced shared warehouse logins with named accounts', helpDesk)
const ticketsLine = line('Resolved about 40 tickets a week across three sites', helpDesk)
const chairsLine = line('Order chairs for the office', harborview)
const splunkLine = line('Watch Splunk alerts and escalate suspected incidents', harborview)
const printersLine = line("Couldn't keep the old print server, so moved 40 printers to the cloud", harborview)
export const skill = (name: string): WishTarget => ({ kind: 'skill', name })
export const topic = (words: string): WishTarget => ({ kind: 'topic', words })
export const phone: WishTarget = { kind: 'contact', field: 'phone' }
const location: WishTarget = { kind: 'contact', field: 'location' }
export const hobbies: WishTarget = { kind: 'section', section: 'other', heading: 'Hobbies' }
const summary: WishTarget = { kind: 'section', section: 'summary' }
const everything: WishTarget = { kind: 'everything' }
export const shorter: Wishes = { mostLines: 11, summarySentences: 2 }

/** Sentences as people say them, and the wishes that they are about `feedbackResume`. */
export const sentences: [string, Wishes][] = [
  ['Make it shorter', shorter],
  ['Can you make this more concise?', shorter],
  ["It's too long.", shorter],
  ['Use fewer bullet points', shorter],
  ['Please shorten it a bit', { mostLines: 14, summarySentences: 2 }],
  ['much shorter please', { mostLines: 8, summarySentences: 1 }],
  ['Cut it in half', { mostLines: 8, summarySentences: 1 }],
  ['Make the summary shorter', { summarySentences: 2 }],
  ['A summary of one sentence', { summarySentences: 1 }],
  ['shorten the help desk job', { limits: [{ target: helpDesk, lines: 2 }] }],
  ['Limit the Harborview job to two bullets', { limits: [{ target: harborview, lines: 2 }] }],
  ['Keep it to one page', { mostPages: 1 }],
  ['At most 3 bullets per job', { mostLinesPerJob: 3 }],
  ['Three bullets for each job, please', { mostLinesPerJob: 3 }],
  ['fewer than 4 bullets a job', { mostLinesPerJob: 3 }],
  ['Lead with the Splunk work', { emphasise: [topic('Splunk')] }],
  ['Emphasize Python', { emphasise: [skill('Python')] }],
  ['focus on Kubernetes and Python', { emphasise: [skill('Kubernetes'), skill('Python')] }],
  ['More about Splunk', { emphasise: [skill('Splunk')] }],
  ['put more emphasis on PowerShell', { emphasise: [skill('PowerShell')] }],
  ['I want the Home Lab project to stand out', { emphasise: [homeLab] }],
  ['lead with "Patch 120 Linux servers"', { emphasise: [ansibleLine] }],
  ['Put Splunk first in skills', { emphasise: [skill('Splunk')] }],
  ['Lead with projects', { sections: [{ section: 'projects', to: 'first' }] }],
  ['highlight my certifications', { sections: [{ section: 'certificates', to: 'early' }] }],
  ['downplay the barista job', { playDown: [barista] }],
  ['less about Excel', { playDown: [skill('Excel')] }],
  ['leave out the barista job', { leaveOut: [barista] }],
  ["The barista job isn't relevant anymore", { leaveOut: [barista] }],
  ['drop the coffee job because it is not relevant', { leaveOut: [barista] }],
  ['remove my first job', { leaveOut: [barista] }],
  ['Only show the last 2 jobs', { leaveOut: [barista] }],
  ['Remove my phone number and address', { leaveOut: [phone, location] }],
  ['no photo, no address, no hobbies', { leaveOut: [location, hobbies] }],
  ["I don't want my address on it", { leaveOut: [location] }],
  ["drop the help desk job's second bullet", { leaveOut: [loginsLine] }],
  ['remove bullet 2 of the help desk job', { leaveOut: [loginsLine] }],
  ['drop the first two bullets of the Carolina Freight job', { leaveOut: [ticketsLine, loginsLine] }],
  ['remove the line about chairs', { leaveOut: [chairsLine] }],
  ['The budget tracker project can go', { leaveOut: [budget] }],
  ["Don't mention Excel", { leaveOut: [skill('Excel')] }],
  ['remove everything about Excel', { leaveOut: [topic('Excel')] }],
  ['take the LinkedIn link out', { leaveOut: [{ kind: 'profile', network: 'LinkedIn' }] }],
  ['Leave out jobs before 2015', { leaveOut: [{ kind: 'jobs-before', year: 2015 }] }],
  ['remove everything older than 10 years', { leaveOut: [{ kind: 'jobs-older', years: 10 }] }],
  ['hide my GPA', { leaveOut: [{ kind: 'education-part', part: 'score' }] }],
  ['remove the graduation dates', { leaveOut: [{ kind: 'education-part', part: 'dates' }] }],
  ['no summary', { leaveOut: [summary] }],
  ['Put education first', { sections: [{ section: 'education', to: 'first' }] }],
  ['Education before experience', { sections: [{ section: 'education', to: 'before', anchor: 'work' }] }],
  [
    'Could the education come before my experience?',
    { sections: [{ section: 'education', to: 'before', anchor: 'work' }] },
  ],
  [
    'put projects at the bottom, skills at the top',
    {
      sections: [
        { section: 'projects', to: 'last' },
        { section: 'skills', to: 'first' },
      ],
    },
  ],
  ['Sort the jobs by date, oldest first', { jobOrder: 'oldest-first' }],
  ['keep my own order of the bullets', { lineOrder: 'as-written' }],
  ['More formal please', { tone: 'formal' }],
  ['make it sound more professional', { tone: 'formal' }],
  ['Get rid of the buzzwords', { tone: 'plain' }],
  ['Not so formal please', { tone: 'plain' }],
  ['Keep the PowerShell line as it is', { keep: [powershellLine] }],
  ['leave the summary alone', { keep: [summary] }],
  ["Don't reword anything", { keep: [everything] }],
  [
    'keep everything as it was',
    {
      keep: [everything],
      longer: true,
      jobOrder: 'as-written',
      lineOrder: 'as-written',
      sectionOrder: 'as-written',
    },
  ],
  ['Make it shorter but keep the Splunk bullets', { ...shorter, stay: [splunkLine] }],
  ["don't drop the printers bullet", { stay: [printersLine] }],
  ['Bitte mach es kürzer', shorter],
  ['Telefonnummer weglassen', { leaveOut: [phone] }],
  ['Ausbildung zuerst', { sections: [{ section: 'education', to: 'first' }] }],
  ['plus court', shorter],
  ['plus formel, svp', { tone: 'formal' }],
  ['formation en premier', { sections: [{ section: 'education', to: 'first' }] }],
  ['más corto', shorter],
  ['quita la dirección', { leaveOut: [location] }],
]
