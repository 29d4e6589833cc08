import * as shownSkills from '@nextrung/contract/shown-skills'
import type { Row } from '../../../testing/specified.ts'

const answer = {
  shown: [
    {
      skill: 'SQL',
      kind: 'exercise',
      id: 'sql-unassigned-tickets',
      title: 'Tickets that nobody has taken',
      shownOn: '2026-11-23',
      checkedBy: 'browser',
      weight: 5,
      grade: 'partly',
      line: 'Passed the exercise “Tickets that nobody has taken” on Nextrung, 23 November 2026',
      isOnResume: false,
    },
  ],
  resume: { id: 3, version: 2 },
}

export const rows: readonly Row[] = [
  { call: shownSkills.getShownSkills, answer },
  { call: shownSkills.addShownToResume, answer },
]
