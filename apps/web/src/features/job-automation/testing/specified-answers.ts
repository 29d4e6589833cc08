import * as applications from '@nextrung/contract/job-applications'
import * as automation from '@nextrung/contract/job-automation'
import * as board from '@nextrung/contract/job-board'
import type { Row } from '../../../testing/specified.ts'

const application = {
  jobId: 'data-engineer-corner-bakery',
  status: 'under_review',
  lastUpdated: '2026-11-23T09:10:00.000Z',
  nextSteps: ['Corner Bakery is reading your application.'],
}

const job = {
  id: 'data-engineer-corner-bakery',
  title: 'Data Engineer',
  company: 'Corner Bakery',
  location: 'Raleigh, NC',
  description: 'Count loaves before anybody else is awake.',
  requirements: ['SQL', 'Python'],
  matchScore: 82,
}

const settings = {
  preferences: { preferredLocations: ['Raleigh, NC'], remoteOnly: false, autoApplyThreshold: 80 },
  consentedAt: null,
  dailyCap: 10,
  employerCap: 2,
  isPaused: false,
  blockedEmployers: [],
  sentToday: 0,
  autoApply: { isOn: false, says: 'Auto-apply is off, so nothing was sent.' },
  hidden: [
    { jobId: 'data-engineer-far-away', title: 'Data Engineer', company: 'Far Away', reason: 'Too far' },
  ],
}

const details = { application, match: null, sent: null }
const entry = {
  id: 5,
  kind: 'note',
  text: 'Called them.',
  dueOn: null,
  isDone: false,
  createdAt: '2026-11-23T09:10:00.000Z',
}
const card = {
  ...application,
  id: 4,
  title: 'Data Engineer',
  company: 'Corner Bakery',
  stage: 'in-review',
  link: null,
  description: null,
  revision: 1,
  entries: [entry],
}
const replies = { name: 'Version 2', sent: 6, invited: 1, rejected: 2, rate: 50 }

export const rows: readonly Row[] = [
  { call: automation.autoSearch, answer: { jobs: [job], autoApplications: [application] } },
  { call: automation.applyToJob, answer: application },
  { call: automation.getJobSettings, answer: settings },
  { call: automation.saveJobSettings, answer: settings },
  { call: automation.giveAutoApplyConsent, answer: settings },
  { call: automation.withdrawAutoApplyConsent, answer: settings },
  { call: automation.hideJob, answer: settings },
  { call: automation.showJob, answer: settings },
  { call: applications.listApplications, answer: [application] },
  { call: applications.getApplication, answer: details },
  { call: applications.deleteApplication, answer: { id: 4 } },
  { call: applications.restoreApplication, answer: details },
  { call: board.getBoard, answer: { cards: [card], byVersion: [replies], byScore: [replies] } },
  { call: board.addApplication, answer: card },
  { call: board.changeApplication, answer: card },
  { call: board.addBoardEntry, answer: entry },
  { call: board.saveBoardEntry, answer: entry },
  { call: board.deleteBoardEntry, answer: { id: 5 } },
  {
    call: board.draftFollowUp,
    answer: { subject: 'My application: Data Engineer', text: 'I applied for the Data Engineer position.' },
  },
]
