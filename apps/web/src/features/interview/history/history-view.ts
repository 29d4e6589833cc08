import { usePanelView } from '../panel-view.ts'

/** The history of practice, opened by the address. */
export const useHistoryView = () => usePanelView('history', 'answer')
