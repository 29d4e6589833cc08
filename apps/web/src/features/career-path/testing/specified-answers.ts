import * as careerPath from '@nextrung/contract/career-path'
import { type Row, specified } from '../../../testing/specified.ts'

export const rows: readonly Row[] = [
  { call: careerPath.getCareerPath, answer: specified.careerPath },
  { call: careerPath.suggestCareerPath, answer: {} },
  {
    call: careerPath.listRoleFits,
    answer: { roles: [{ role: 'Data Engineer', rank: 1, score: 62 }], restsOn: [] },
  },
]
