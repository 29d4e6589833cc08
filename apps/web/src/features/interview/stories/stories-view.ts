import { usePanelView } from '../panel-view.ts'

/** The story bank, opened by the address. */
export const useStoriesView = () => usePanelView('stories', 'story')
