import * as calls from '@nextrung/contract/job-applications'
import * as board from '@nextrung/contract/job-board'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { addApplication } from './add-application.ts'
import { addBoardEntry, deleteBoardEntry, saveBoardEntry } from './board-entries.ts'
import { changeApplication } from './change-application.ts'
import { deleteApplication } from './delete-application.ts'
import { downloadBoard } from './download-board.ts'
import { downloadInterviewCalendar } from './download-interview-calendar.ts'
import { downloadSentDocument } from './download-sent-document.ts'
import { draftFollowUp } from './draft-follow-up.ts'
import { getApplication } from './get-application.ts'
import { getBoard } from './get-board.ts'
import { listApplications } from './list-applications.ts'
import { restoreApplication } from './restore-application.ts'

export const applicationsRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(calls.listApplications, listApplications)
  mount(board.getBoard, getBoard)
  mount(board.downloadBoard, downloadBoard)
  mount(board.addApplication, addApplication)
  mount(board.changeApplication, changeApplication)
  mount(board.addBoardEntry, addBoardEntry)
  mount(board.saveBoardEntry, saveBoardEntry)
  mount(board.deleteBoardEntry, deleteBoardEntry)
  mount(board.draftFollowUp, draftFollowUp)
  mount(calls.getApplication, getApplication)
  mount(calls.downloadSentResume, downloadSentDocument('resume'))
  mount(calls.downloadSentPosting, downloadSentDocument('posting'))
  mount(calls.downloadInterviewCalendar, downloadInterviewCalendar)
  mount(calls.deleteApplication, deleteApplication)
  mount(calls.restoreApplication, restoreApplication)
}
