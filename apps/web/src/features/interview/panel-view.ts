import { usePanel } from '../../lib/use-panel.ts'

/** A panel whose rows have numbers, opened by the address. */
export const usePanelView = (panel: string, rowName: string) => {
  const { row: id, show, ...view } = usePanel({ panel, rowName })
  const row = Number(id ?? Number.NaN)
  return {
    ...view,
    row: Number.isSafeInteger(row) && row > 0 ? row : undefined,
    show: (next: number | undefined, options?: { replace: boolean }) =>
      show(next === undefined ? undefined : String(next), options),
  }
}
