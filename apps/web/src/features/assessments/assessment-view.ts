import { usePanel } from '../../lib/use-panel.ts'

/** The skill assessments, opened by the address. */
export const useAssessmentView = () => usePanel({ panel: 'assessment', rowName: 'skill' })
