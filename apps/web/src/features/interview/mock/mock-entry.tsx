import { MessagesSquare } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useMockView } from './mock-view.ts'

/** Opens the mock interviews. */
export const MockEntry = () => {
  const { show } = useMockView()
  return (
    <Button variant="outline" onClick={() => show(undefined)}>
      <MessagesSquare aria-hidden />
      Mock Interview
    </Button>
  )
}
