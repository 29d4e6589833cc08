import { usePanelView } from '../panel-view.ts'

/** The mock interviews, opened by the address. */
export const useMockView = () => usePanelView('mock', 'mock')
