import { useStoredJson, writeJson } from '../../lib/stored-value.ts'

export type DisplayChoice = 'largerText' | 'widerSpacing' | 'timer'

/** How this person wants to read and answer, kept in this browser. */
export const useDisplayChoices = () => {
  const stored = useStoredJson('interviewDisplay')
  const change = (choice: DisplayChoice, isOn: boolean) =>
    writeJson('interviewDisplay', { ...stored, [choice]: isOn })
  return {
    largerText: stored?.largerText ?? false,
    widerSpacing: stored?.widerSpacing ?? false,
    timer: stored?.timer ?? true,
    change,
  }
}
