import { History } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useHistoryView } from './history-view.ts'

/** Opens the history. */
export const HistoryEntry = () => {
  const { show } = useHistoryView()
  return (
    <Button variant="outline" onClick={() => show(undefined)}>
      <History aria-hidden />
      History
    </Button>
  )
}
