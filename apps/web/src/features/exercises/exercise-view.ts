import { usePanel } from '../../lib/use-panel.ts'

/** The exercises, opened by the address. */
export const useExerciseView = () => usePanel({ panel: 'exercises', rowPanel: 'exercise', rowName: 'id' })
