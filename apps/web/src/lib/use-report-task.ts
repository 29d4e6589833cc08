import { reportTask, type TaskKind, type TaskReportReason } from '@nextrung/contract/task-reports'
import { useMutation } from '@tanstack/react-query'
import { api } from './api.ts'

/** Reports an exercise or a challenge to the operator. */
export const useReportTask = (task: { kind: TaskKind; id: string }) =>
  useMutation({
    mutationFn: (report: { reason: TaskReportReason; note: string }) =>
      api(reportTask, { body: { ...task, ...report } }),
  })
